import { isLocale, type Locale } from '@/i18n/locale-codes';
import { announce } from '@/lib/browser/announce';
import { isBilingualKey } from '@/lib/browser/load-bilingual';
import { pageChangedEvent } from '@/lib/browser/page-changed';
import { bilingualSlot } from '@/lib/browser/storage-slot';
import { type Ball, makeBall } from './ball';
import { type BilingualChoice, chosenLanguage, firstLanguage, formatChoice, parseChoice } from './choice';
import { fetchPage } from './fetch-page';
import { fetchWords } from './fetch-words';
import { findPage } from './find-page';
import type { Movement } from './keep-place';
import { makePanel, type Panel } from './panel';
import { hideSecond, restyle, showSecond } from './reading';
import type { BilingualWords } from './words';

/** What has been made of the words: the panel and the ball. */
interface Controls {
  readonly words: BilingualWords;
  readonly panel: Panel;
  readonly ball: Ball;
}

/**
 * Bilingual reading of the documentation: a second language under each block, chosen in a panel, switched by a button, a
 * key and a ball, and kept for the next page. Answers also what was asked for while this script was on its way.
 *
 * @param loadStyles loads its style sheet
 */
export function startBilingual(loadStyles: () => Promise<unknown>): void {
  let page = findPage();
  // Where storage is blocked, the choice lasts as long as the document.
  let choice: BilingualChoice = parseChoice(bilingualSlot.get());
  let controls: Promise<Controls> | undefined;
  let ready: Controls | undefined;
  /** Counts what was asked for: an answer to something earlier is not wanted any more. */
  let turn = 0;
  let hasFailed = false;

  const keep = (next: BilingualChoice) => {
    choice = next;
    bilingualSlot.set(formatChoice(next));
  };
  const language = () => (page ? chosenLanguage(choice, page.offered) : undefined);
  const isOn = () => choice.on && language() !== undefined;

  const controlsOf = (locale: Locale): Promise<Controls> => {
    controls ??= Promise.all([fetchWords(locale), loadStyles()]).then(([words]) => {
      const panel = makePanel(words, {
        toggle: () => void toggle(),
        chooseLanguage: (chosen) => void choose(chosen),
        chooseStyle: (style) => {
          keep({ ...choice, style });
          if (page) restyle(page, style);
        },
        retry: () => void apply('glide', true),
      });
      if (page) panel.attach(page.button);
      ready = { words, panel, ball: makeBall(words.title, () => void toggle()) };
      return ready;
    });
    // A failure is not remembered.
    controls.catch(() => {
      controls = undefined;
    });
    return controls;
  };

  /** Makes the page be as it was chosen. */
  const apply = async (movement: Movement, isAsked: boolean): Promise<void> => {
    turn += 1;
    const asked = turn;
    const isWanted = () => asked === turn;
    const shown = page;
    if (!shown) return;
    const second = choice.on ? language() : undefined;
    shown.button.toggleAttribute('data-on', second !== undefined);
    delete shown.button.dataset.failed;
    if (second === undefined) {
      hideSecond(shown, movement);
      if (!controls) return;
    } else {
      shown.button.ariaBusy = 'true';
      // On its way while the words and styles are; if it fails, it is asked for again below.
      fetchPage(shown.addressIn(second)).catch(() => undefined);
    }
    try {
      const { words, panel, ball } = await controlsOf(shown.locale);
      if (!isWanted()) return;
      panel.show({ isOn: second !== undefined, offered: shown.offered, language: language(), style: choice.style });
      ball.follow(shown.button);
      ball.show(second !== undefined);
      if (second !== undefined) await showSecond(shown, second, choice.style, words, movement, isWanted);
      if (!isWanted()) return;
      hasFailed = false;
      panel.showFailure(undefined);
      if (isAsked) announce((second === undefined ? words.nowOff : words.languages[second]?.nowOn) ?? '');
    } catch (error) {
      if (!isWanted()) return;
      console.error(error);
      hasFailed = true;
      if (ready && second !== undefined) {
        ready.panel.showFailure(navigator.onLine ? ready.words.languages[second]?.failed : ready.words.offline);
        ready.panel.open();
      } else {
        shown.button.dataset.failed = '';
        announce(shown.button.dataset.notLoaded ?? '');
      }
    } finally {
      if (isWanted()) shown.button.ariaBusy = null;
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

  /** The button turns reading on and opens the choices; once it is on, it only opens and closes them. */
  const press = async () => {
    const shown = page;
    if (!shown) return;
    if (isOn()) {
      if (hasFailed) void apply('glide', true);
    } else void toggle();
    if (ready) {
      // The browser itself opens and closes it.
      ready.panel.pressed();
      return;
    }
    try {
      const { panel } = await controlsOf(shown.locale);
      panel.open();
    } catch {
      // Whoever asked for the second language says so.
    }
  };

  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-bilingual]')) void press();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!page || !isBilingualKey(event)) return;
    event.preventDefault();
    void toggle();
  };
  const onPageChange = () => {
    page = findPage();
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

  if (choice.on) void apply('fade', false);
  const asked = page?.button.dataset.asked;
  if (asked === 'key') void toggle();
  else if (asked === 'press') void press();
}
