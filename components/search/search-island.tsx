'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { LazyPart, type LazyPartWords } from '@/components/site/lazy-part';
import type { Locale } from '@/i18n/locales';
import { mayPrefetch } from '@/lib/browser/may-prefetch';
import { openSearchDialogOf, searchOpenedEvent } from '@/lib/browser/search-dialog';
import { fetchSearchTexts } from '@/lib/browser/search-texts';
import { createSearchClient } from '@/lib/search/create-search-client';
import type { SearchEngine } from '@/lib/search/search-engine';
import { loadModal } from './load-modal';

interface SearchIslandProps {
  locale: Locale;
  /** What is said while the modal, which brings its own words, is not there. */
  words: LazyPartWords;
}

/** Where the modal stands: inside the dialog that the early script has opened. */
interface Place {
  readonly dialog: HTMLDialogElement;
  readonly host: HTMLElement;
}

/** Fills the search's dialog with the modal, whose code is loaded when somebody is about to search. */
export function SearchIsland({ locale, words }: SearchIslandProps) {
  const [place, setPlace] = useState<Place>();
  const client = useRef<Promise<SearchEngine>>(undefined);

  const loadClient = useCallback(() => {
    client.current ??= createSearchClient(locale);
    client.current.catch(() => {
      client.current = undefined;
    });
    return client.current;
  }, [locale]);

  const load = useCallback(async () => {
    const [modal, texts, engine] = await Promise.all([loadModal(), fetchSearchTexts(locale), loadClient()]);
    return { SearchModal: modal.SearchModal, texts, engine };
  }, [locale, loadClient]);

  useEffect(() => {
    const fill = () => {
      const dialog = openSearchDialogOf(document);
      if (!dialog || dialog.querySelector('.search-host')) return;
      const host = document.createElement('div');
      host.className = 'search-host';
      dialog.append(host);
      // It says so late: another one may be open by then.
      dialog.addEventListener('close', () => setPlace((now) => (now?.dialog === dialog ? undefined : now)), {
        once: true,
      });
      setPlace({ dialog, host });
    };
    document.addEventListener(searchOpenedEvent, fill);
    fill();
    return () => document.removeEventListener(searchOpenedEvent, fill);
  }, []);

  useEffect(() => {
    const prepare = () => {
      if (!mayPrefetch(navigator)) return;
      // What fails here fails again where it is needed, and is shown there.
      load().then(
        ({ engine }) => engine.prepare().catch(() => undefined),
        () => undefined,
      );
    };
    const links = [...document.querySelectorAll('a.search-link')];
    if (links.some((link) => link.matches(':hover, :focus'))) prepare();
    for (const link of links) {
      link.addEventListener('pointerenter', prepare);
      link.addEventListener('focus', prepare);
    }
    return () => {
      for (const link of links) {
        link.removeEventListener('pointerenter', prepare);
        link.removeEventListener('focus', prepare);
      }
    };
  }, [load]);

  const close = useCallback(() => {
    // The modal must be gone before the page goes on: in leaving it scrolls back to where it was opened.
    flushSync(() => setPlace(undefined));
    openSearchDialogOf(document)?.close();
  }, []);

  if (!place) return null;
  return createPortal(
    <LazyPart load={load} words={words}>
      {({ SearchModal, texts, engine }) => (
        <SearchModal locale={locale} client={engine} {...place} {...texts} onClose={close} />
      )}
    </LazyPart>,
    place.host,
  );
}
