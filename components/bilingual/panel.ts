import type { Locale } from '@/i18n/locale-codes';
import { makeElement } from '@/lib/browser/article/make-element';
import { leadFocusOut } from '@/lib/browser/menus/focus';
import { type TranslationStyle, translationStyles } from './display-styles';
import type { BilingualWords } from './words';

/** What the panel shows. */
interface PanelState {
  readonly isOn: boolean;
  readonly offered: readonly Locale[];
  readonly language: Locale | undefined;
  readonly style: TranslationStyle;
  /** Whether one of the two texts is a translation. */
  readonly canReport: boolean;
}

/** Callbacks for what a visitor does in the panel. */
export interface PanelEvents {
  readonly toggle: () => void;
  readonly chooseLanguage: (language: Locale) => void;
  readonly chooseStyle: (style: TranslationStyle) => void;
  readonly retry: () => void;
  /** Opens the report of a translation; missing on a site that takes none. */
  readonly report?: (() => void) | undefined;
}

export interface Panel {
  /** Connects the panel to a button, which opens and closes it from then on. */
  readonly attach: (button: HTMLButtonElement) => void;
  /** The button has been pressed again. Where popovers are supported, the browser has already toggled the panel. */
  readonly pressed: () => void;
  readonly open: () => void;
  readonly close: () => void;
  readonly show: (state: PanelState) => void;
  /** Shows an error with a button that tries again; `undefined` removes it. */
  readonly showFailure: (message: string | undefined) => void;
}

/**
 * Here the panel hangs under its button; on smaller screens it is a sheet at the foot, on larger ones beside the text.
 */
const hangs = '(40rem <= width < 1280px)';
const gap = 8;

/** Without popovers (Firefox 124, Safari 16) the panel is a part of the page that is hidden and shown. */
const hasPopovers = (): boolean => 'popover' in HTMLElement.prototype;

/**
 * Makes the panel for language and display style. It is appended to the body, because the button's surroundings are
 * replaced on a navigation.
 */
export function makePanel(words: BilingualWords, events: PanelEvents): Panel {
  const panel = makeElement('div', 'bilingual-panel', {
    role: 'dialog',
    'aria-label': words.title,
    lang: words.lang,
    dir: words.dir,
  });
  if (hasPopovers()) panel.popover = 'auto';
  else panel.hidden = true;

  const head = makeElement('div', 'bilingual-head');
  const toggle = makeElement('button', 'bilingual-switch', { type: 'button', role: 'switch', 'aria-checked': 'false' });
  toggle.append(words.title);
  toggle.addEventListener('click', events.toggle);
  const close = makeElement('button', 'bilingual-close', { type: 'button', 'aria-label': words.close });
  close.append('×');
  close.addEventListener('click', () => setOpen(false));
  head.append(toggle, close);

  const failure = makeElement('div', 'bilingual-failure', { role: 'alert' });
  failure.hidden = true;
  const failureText = makeElement('p', '');
  const retry = makeElement('button', 'button', { type: 'button' });
  retry.append(words.retry);
  retry.addEventListener('click', events.retry);
  failure.append(failureText, retry);

  const languages = makeElement('fieldset', 'bilingual-languages');
  const styles = makeElement('fieldset', 'bilingual-styles');
  styles.append(legend(words.style));
  const styleList = makeElement('div', 'bilingual-style-list', { tabindex: '-1' });
  styles.append(styleList);
  for (const style of translationStyles) {
    const name = makeElement('span', 'in-style', { 'data-display': style });
    name.append(words.styles[style]);
    styleList.append(choice('bilingual-style', style, name));
  }
  const shortcut = makeElement('p', 'bilingual-shortcut');
  shortcut.append(words.shortcut);
  const report = makeElement('button', 'text-button bilingual-report', { type: 'button' }, words.report);
  report.addEventListener('click', () => events.report?.());
  panel.append(head, failure, languages, styles, shortcut, report);
  panel.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'bilingual-language') events.chooseLanguage(target.value as Locale);
    else events.chooseStyle(target.value as TranslationStyle);
  });
  let opener: HTMLButtonElement | undefined;
  panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') leadFocusOut(panel, opener);
    else if (opener) placeUnder(panel, opener, words.dir);
  });
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    // Scroll the checked choices into view.
    for (const { parentElement } of panel.querySelectorAll(':checked')) {
      parentElement?.scrollIntoView({ block: 'center', inline: 'center' });
    }
  });
  document.body.append(panel);

  const isOpen = () => (hasPopovers() ? panel.matches(':popover-open') : !panel.hidden);
  const setOpen = (open: boolean) => {
    if (open === isOpen()) return;
    if (hasPopovers()) panel.togglePopover();
    else {
      if (!open) leadFocusOut(panel, opener);
      panel.hidden = !open;
    }
  };
  const showLanguages = (offered: readonly Locale[]) => {
    languages.replaceChildren(legend(words.language));
    for (const language of offered) {
      const known = words.languages[language];
      if (!known) continue;
      const name = makeElement('span', '', { lang: known.lang, dir: known.dir });
      name.append(known.label);
      languages.append(choice('bilingual-language', language, name));
    }
  };

  let shownLanguages = '';
  return {
    attach: (button) => {
      opener = button;
      button.popoverTargetElement = panel;
    },
    pressed: () => {
      if (!hasPopovers()) setOpen(!isOpen());
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
    show: ({ isOn, offered, language, style, canReport }) => {
      report.hidden = !canReport || !events.report;
      toggle.setAttribute('aria-checked', String(isOn));
      if (shownLanguages !== offered.join()) showLanguages(offered);
      shownLanguages = offered.join();
      for (const input of panel.querySelectorAll('input')) {
        input.checked = input.value === (input.name === 'bilingual-language' ? language : style);
      }
    },
    showFailure: (message) => {
      if (message === undefined) leadFocusOut(failure, toggle);
      failure.hidden = message === undefined;
      failureText.textContent = message ?? '';
    },
  };
}

/** Places the panel under its button, or in a corner of the window if the button is out of view. */
function placeUnder(panel: HTMLElement, near: HTMLElement, dir: 'ltr' | 'rtl'): void {
  panel.removeAttribute('style');
  const { bottom, top, left, right } = near.getBoundingClientRect();
  if (!matchMedia(hangs).matches) return;
  if (bottom > 0 && top < window.innerHeight / 2) panel.style.insetBlock = `${bottom + gap}px auto`;
  const end = dir === 'rtl' ? left : document.documentElement.clientWidth - right;
  panel.style.insetInline = `auto ${Math.max(gap, end)}px`;
}

function choice(name: string, value: string, label: HTMLElement): HTMLElement {
  const choice = makeElement('label', 'choice bilingual-choice');
  choice.append(makeElement('input', '', { type: 'radio', name, value }), label);
  return choice;
}

function legend(text: string): HTMLElement {
  const element = makeElement('legend', '');
  element.append(text);
  return element;
}
