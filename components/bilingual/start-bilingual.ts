import { isLocale, type Locale } from '@/i18n/locale-codes';
import { announce } from '@/lib/browser/article/announce';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import { isBilingualKeyOfPage, languageOfLink } from '@/lib/browser/loading/load-bilingual';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { bilingualSlot } from '@/lib/browser/settings/storage-slot';
import { type Ball, makeBall } from './ball';
import { type BilingualChoice, chosenLanguage, firstLanguage, formatChoice, parseChoice } from './choice';
import { findPage, type ShownPage } from './find-page';
import type { Movement } from './keep-place';
import { nextFrame } from './next-frame';
import { makePanel, type Panel } from './panel';
import { hideSecond, restyle, showSecond } from './reading';
import type { BilingualWords } from './words';

/** Controls beside the button and the key. */
interface Controls {
  readonly panel: Panel;
  readonly ball: Ball;
}

/**
 * Bilingual reading: a second language under each block, chosen in a panel, toggled by a button, a key and a ball, and
 * kept for the next page. Also answers requests made while this script was loading.
 *
 * @param pageFile name of the file beside each page that holds its main part; empty where there is none
 * @param report opens the report of a translation, on a site that takes them
 */
export function startBilingual(pageFile: string, report?: () => void): void {
  let page = findPage(pageFile);
  // Where storage is blocked, the choice lasts as long as the document.
  let choice: BilingualChoice = parseChoice(bilingualSlot.get());
  let words: Promise<BilingualWords> | undefined;
  let controls: Promise<Controls> | undefined;
  let ready: Controls | undefined;
  /** Counts requests: the answer to an earlier one is discarded. */
  let turn = 0;
  let hasFailed = false;

  const keep = (next: BilingualChoice) => {
    choice = next;
    bilingualSlot.set(formatChoice(next));
  };
  const language = () => (page ? chosenLanguage(choice, page.offered) : undefined);
  const isOn = () => choice.on && language() !== undefined;

  /** A failure is not cached. */
  const wordsOf = (locale: Locale): Promise<BilingualWords> => {
    words ??= fetchWords(locale);
    words.catch(() => {
      words = undefined;
    });
    return words;
  };
  const controlsOf = (locale: Locale): Promise<Controls> => {
    controls ??= wordsOf(locale).then(async (known) => {
      // The second lines are shown before the controls are built.
      if (isOn()) await nextFrame();
      const panel = makePanel(known, {
        toggle: () => void toggle(),
        chooseLanguage: (chosen) => void choose(chosen),
        chooseStyle: (style) => {
          keep({ ...choice, style });
          if (page) restyle(page, style);
        },
        retry: () => void apply('glide', true),
        report,
      });
      if (page) panel.attach(page.button);
      ready = { panel, ball: makeBall(known.title, () => void toggle()) };
      settle();
      return ready;
    });
    controls.catch(() => {
      controls = undefined;
    });
    return controls;
  };
  const settle = () => {
    if (!ready || !page) return;
    const isDoc = page.article.closest('.doc-head ~ article') !== null;
    const canReport = isDoc && (page.article.lang !== 'en' || (isOn() && language() !== 'en'));
    ready.panel.show({ isOn: isOn(), offered: page.offered, language: language(), style: choice.style, canReport });
    ready.ball.follow(page.button);
    ready.ball.show(isOn());
  };

  /** Applies the choice to the page. */
  const apply = async (movement: Movement, isAsked: boolean): Promise<void> => {
    turn += 1;
    const asked = turn;
    const isWanted = () => asked === turn;
    const shown = page;
    if (!shown) return;
    const { button, locale } = shown;
    const second = isOn() ? language() : undefined;
    if (second === undefined) delete button.dataset.on;
    else button.dataset.on = second;
    delete button.dataset.failed;
    settle();
    try {
      if (second === undefined) {
        hideSecond(shown, movement);
      } else {
        button.ariaBusy = 'true';
        const style = () => choice.style;
        await showSecond(shown, { language: second, style, words: () => wordsOf(locale), isWanted }, movement);
      }
      if (!isWanted()) return;
      hasFailed = false;
      ready?.panel.showFailure(undefined);
      const said = await (isAsked ? wordsOf(locale) : undefined);
      if (said && isWanted()) announce((second === undefined ? said.nowOff : said.languages[second]?.nowOn) ?? '');
      if (second !== undefined) await controlsOf(locale);
    } catch (error) {
      if (!isWanted()) return;
      console.error(error);
      hasFailed = true;
      await tellFailure(shown, second);
    } finally {
      if (isWanted()) button.ariaBusy = null;
    }
  };

  const tellFailure = async ({ button, locale }: ShownPage, second: Locale | undefined) => {
    try {
      const [known, { panel }] = await Promise.all([wordsOf(locale), controlsOf(locale)]);
      panel.showFailure((navigator.onLine && second && known.languages[second]?.failed) || known.offline);
      panel.open();
    } catch {
      // Where the words cannot be loaded, the button has its own.
      button.dataset.failed = '';
      announce(button.dataset.notLoaded ?? '');
    }
  };

  const choose = (chosen: Locale) => {
    const own = page?.article.lang;
    const others = [ownLocale(own), ...choice.languages].filter((other) => other !== undefined && other !== chosen);
    keep({ ...choice, on: true, languages: [...new Set([chosen, ...others])].filter(isLocale).slice(0, 3) });
    return apply('glide', true);
  };
  const ownLocale = (lang: string | undefined) => (isLocale(lang) ? lang : page?.locale);

  const toggle = () => {
    if (!page) return;
    if (isOn()) {
      keep({ ...choice, on: false });
      return apply('glide', true);
    }
    const first = language() ?? firstLanguage(page.offered, navigator.languages);
    return first ? choose(first) : undefined;
  };

  /** The first press turns bilingual reading on and opens the panel; once it is on, a press only toggles the panel. */
  const press = async () => {
    const shown = page;
    if (!shown) return;
    if (isOn()) {
      if (hasFailed) void apply('glide', true);
    } else void toggle();
    if (ready) {
      // The browser itself toggles the popover.
      ready.panel.pressed();
      return;
    }
    try {
      const { panel } = await controlsOf(shown.locale);
      panel.open();
    } catch {
      // The caller that requested the second language reports it.
    }
  };

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-bilingual]')) void press();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!page || !isBilingualKeyOfPage(event)) return;
    event.preventDefault();
    void toggle();
  };
  /** A language requested by a link applies for the life of the document, and is not stored. */
  const followLink = () => {
    const wish = page?.offered.find((offered) => offered === languageOfLink());
    if (wish) choice = { ...choice, on: true, languages: [wish, ...choice.languages] };
  };
  const onPageChange = () => {
    page = findPage(pageFile);
    followLink();
    ready?.panel.close();
    ready?.panel.showFailure(undefined);
    if (page) ready?.panel.attach(page.button);
    else ready?.ball.follow(undefined);
    hasFailed = false;
    if (choice.on) void apply('fade', false);
    else if (page) hideSecond(page, 'none');
  };

  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener(pageChangedEvent, onPageChange);
  window.addEventListener('online', () => {
    if (hasFailed) void apply('fade', true);
  });

  followLink();
  if (choice.on) void apply('fade', false);
  const asked = page?.button.dataset.asked;
  if (asked === 'key') void toggle();
  else if (asked === 'press') void press();
}

/** The words of bilingual reading in a locale. @throws where they cannot be loaded */
function fetchWords(locale: Locale): Promise<BilingualWords> {
  return fetchInTime(`/${locale}/bilingual.json`, async (response) => (await response.json()) as BilingualWords);
}
