import { DocSearchModal } from '@docsearch/react/modal';
import {
  type ComponentProps,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '@/i18n/locales';
import { followAddress, openTab, openWindow } from '@/lib/browser/links/follow-link';
import { fitVisibleHeight } from '@/lib/browser/menus/visible-height';
import { preferredVersionSlot } from '@/lib/browser/settings/storage-slot';
import { localizedPath, splitLocale } from '@/lib/routing/resolve-request';
import { cleanQuery } from '@/lib/search/clean-query';
import { docSearchClient, type ModalHit } from '@/lib/search/docsearch-client';
import { takeOverTyping, typeInto } from '@/lib/search/page/take-over-typing';
import { formatCount } from '@/lib/search/plural-forms';
import type { SearchEngine } from '@/lib/search/search-client';
import type { SearchSettings } from '@/lib/search/search-settings';
import { currentTags } from '@/lib/search/search-settings';
import type { SearchWords } from '@/lib/search/search-words';
import { fixStoredSearches, rememberPage } from '@/lib/search/stored-searches';
import { ModalHitView } from './modal-hit';
import { NearestNote } from './nearest-note';
import { NoResults } from './no-results';
import { SlashSwitch } from './slash-switch';
import { useModalPlace } from './use-modal-place';
import { useScreens } from './use-screens';

type DocSearchProps = ComponentProps<typeof DocSearchModal>;

interface SearchModalProps {
  locale: Locale;
  client: SearchEngine;
  words: SearchWords;
  settings: SearchSettings;
  dialog: HTMLDialogElement;
  host: HTMLElement;
  /** Closes the dialog and unmounts the modal at once. */
  onClose: () => void;
}

/** DocSearch's modal with our engine, words, navigation and roles. */
export function SearchModal({ locale, client, words, settings, dialog, host, onClose }: SearchModalProps) {
  const [announcement, setAnnouncement] = useState('');
  /** The query whose results have only a part of it. */
  const [weakQuery, setWeakQuery] = useState('');
  const modal = useModalPlace(host);
  const screens = useScreens(host);

  const transformSearchClient = useMemo((): NonNullable<DocSearchProps['transformSearchClient']> => {
    fixStoredSearches(client.indexName);
    const { route } = splitLocale(window.location.pathname);
    const adapted = docSearchClient({
      client,
      locale,
      docsTags: currentTags(settings.docsTags, route, preferredVersionSlot.get()),
      origin: window.location.origin,
      externalPattern: settings.externalPattern,
      otherCategory: words.otherCategory,
      onAnswer: ({ hits, nbHits, isWeak }, query) => {
        const count = formatCount(words.count, words.language, nbHits);
        setAnnouncement(isWeak ? `${count}. ${words.nearest}` : count);
        setWeakQuery(isWeak && nbHits > 0 ? query : '');
        client.events?.viewed(hits);
      },
      onError: (error) => {
        // Visitors are asked to check their network; the log shows the site's owner that the key is wrong.
        console.error(error);
        setAnnouncement('');
      },
    });
    return () => adapted;
  }, [client, locale, settings, words]);

  const components = useMemo(() => {
    const choose = (hit: ModalHit) => {
      if (!settings.disablePersonalization) rememberPage(client.indexName, hit);
      if (hit.position !== undefined) client.events?.clicked(hit, hit.position, hit.queryID);
    };
    const seeAll = (query: string, count: number) => (
      <a
        href={`${localizedPath(locale, '/search/')}?q=${encodeURIComponent(cleanQuery(query))}`}
        onClick={(event) => isPlain(event) && onClose()}
      >
        {formatCount(words.seeAll, words.language, count)}
      </a>
    );
    const follow = ({ item, itemUrl }: { item: ModalHit; itemUrl: string }, open: (url: string) => void) => {
      choose(item);
      open(itemUrl);
    };
    return {
      navigator: {
        navigate: (params) => follow(params, followAddress),
        navigateNewTab: (params) => follow(params, openTab),
        navigateNewWindow: (params) => follow(params, openWindow),
      } satisfies DocSearchProps['navigator'],
      hitComponent: (({ hit, children }) => (
        <ModalHitView hit={hit as ModalHit} drawn={children} words={words} onChoose={choose} />
      )) satisfies DocSearchProps['hitComponent'],
      resultsFooterComponent: (({ state }) =>
        seeAll(state.query, Number(state.context.nbHits))) satisfies DocSearchProps['resultsFooterComponent'],
    };
  }, [client, locale, settings, words, onClose]);

  useLayoutEffect(() => {
    // DocSearch adds a margin for the scrollbar, whose space this site keeps.
    document.body.style.removeProperty('margin-right');
    const input = host.querySelector<HTMLInputElement>('.DocSearch-Input');
    return input ? takeOverTyping(dialog, modal, input) : undefined;
  }, [dialog, host, modal]);

  useEffect(() => fitVisibleHeight(dialog), [dialog]);

  const search = useCallback(
    (query: string) => {
      const input = host.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (!input) return;
      typeInto(input, query);
      input.focus();
    },
    [host],
  );
  const retry = useCallback(() => {
    // DocSearch repeats the search when its input gets the focus.
    const input = host.querySelector<HTMLInputElement>('.DocSearch-Input');
    input?.blur();
    input?.focus();
  }, [host]);

  return (
    <>
      {createPortal(
        <DocSearchModal
          // Required by the library, but used in no request.
          appId="site"
          apiKey="site"
          indexName={client.indexName}
          placeholder={words.placeholder}
          initialScrollY={useRef(window.scrollY).current}
          translations={useMemo(() => translations(words), [words])}
          disableUserPersonalization={settings.disablePersonalization}
          transformSearchClient={transformSearchClient}
          transformItems={pageFirst}
          onClose={onClose}
          {...components}
        />,
        modal,
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {screens.footer &&
        createPortal(
          <>
            <SlashSwitch label={words.slash} />
            {client.provider && <span className="search-provider">{words.byAlgolia}</span>}
          </>,
          screens.footer,
        )}
      {screens.results &&
        weakQuery !== '' &&
        createPortal(<NearestNote query={weakQuery} words={words} settings={settings} />, screens.results)}
      {screens.error &&
        createPortal(
          <button type="button" className="button" onClick={retry}>
            {words.retry}
          </button>,
          screens.error,
        )}
      {screens.noResults &&
        createPortal(
          <NoResults query={screens.query} words={words} settings={settings} onSearch={search} />,
          screens.noResults,
        )}
    </>
  );
}

/** A plain click or Enter, which leaves the page; with a modifier the search stays open. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The page of a group comes before its headings and texts, which are rendered as its branches. */
function pageFirst<Hit extends { type: string }>(hits: Hit[]): Hit[] {
  return [...hits.filter(({ type }) => type === 'lvl1'), ...hits.filter(({ type }) => type !== 'lvl1')];
}

function translations(words: SearchWords): DocSearchProps['translations'] {
  return {
    searchBox: {
      resetButtonTitle: words.clear,
      resetButtonAriaLabel: words.clear,
      cancelButtonText: words.cancel,
      cancelButtonAriaLabel: words.cancel,
      searchInputLabel: words.placeholder,
    },
    startScreen: {
      recentSearchesTitle: words.recent,
      noRecentSearchesText: words.noRecent,
      saveRecentSearchButtonTitle: words.save,
      removeRecentSearchButtonTitle: words.removeRecent,
      favoriteSearchesTitle: words.favorites,
      removeFavoriteSearchButtonTitle: words.removeFavorite,
    },
    errorScreen: { titleText: words.errorTitle, helpText: words.errorHelp },
    // Replaced by our own screen (`NoResults`).
    noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
    footer: {
      selectText: words.toSelect,
      selectKeyAriaLabel: words.enterKey,
      navigateText: words.toNavigate,
      navigateUpKeyAriaLabel: words.upKey,
      navigateDownKeyAriaLabel: words.downKey,
      closeText: words.toClose,
      closeKeyAriaLabel: words.escapeKey,
    },
  };
}
