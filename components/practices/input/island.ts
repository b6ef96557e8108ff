import { tellGestureDone } from '../gesture-done';
import { say } from '../say';
import { type KnownSentence, takeLanguage, translationOf } from './known-sentences';
import { followSpaces, type SpaceRun, withoutTrigger } from './triple-space';

/** Makes three quick spaces translate the text of a box. */
export function start(root: HTMLElement): (() => void) | undefined {
  const practice = root.querySelector<HTMLElement>('[data-input-practice]');
  const box = root.querySelector<HTMLTextAreaElement>('textarea');
  const target = root.querySelector<HTMLSelectElement>('select');
  const undo = root.querySelector<HTMLButtonElement>('[data-undo]');
  const template = root.querySelector<HTMLTemplateElement>('[data-sentences]');
  if (!practice || !box || !target || !undo || !template) return undefined;
  const known = [...template.content.children].flatMap((element): KnownSentence[] =>
    element instanceof HTMLElement
      ? [
          {
            sentence: element.dataset.sentence ?? '',
            language: element.dataset.language ?? '',
            text: element.textContent,
          },
        ]
      : [],
  );
  /** The translation in the box, and the text it was made from. */
  let last: { typed: string; language: string; translation: string } | undefined;
  let run: SpaceRun = [];
  const ownLanguage = box.lang;

  /**
   * Replaces the text as if it were typed. `execCommand` is deprecated, but nothing else keeps the browser's own undo
   * history.
   */
  const write = (text: string, language: string) => {
    box.focus();
    box.select();
    const isWritten = document.execCommand('insertText', false, text);
    if (!isWritten) box.value = text;
    box.lang = language;
    run = [];
  };
  const showExample = (typed: string, sent: KnownSentence) => {
    const written = practice.querySelector<HTMLElement>('[data-typed]');
    const result = practice.querySelector<HTMLElement>('[data-sent]');
    if (!written || !result) return;
    written.textContent = typed;
    result.textContent = sent.text;
    result.lang = sent.language;
  };
  const translate = () => {
    const typed = withoutTrigger(box.value);
    if (typed === '') return;
    const { code = target.value, text } = takeLanguage(typed);
    const translation = translationOf(text, code, known);
    if (!translation) {
      say(practice, 'unknown');
      return;
    }
    const language = box.lang;
    showExample(typed, translation);
    write(translation.text, translation.language);
    last = { typed, language, translation: translation.text };
    undo.disabled = false;
    say(practice, 'done');
    tellGestureDone(root, 'input');
  };
  const takeBack = () => {
    if (!last) return;
    write(last.typed, last.language);
    last = undefined;
    undo.disabled = true;
    say(practice, 'undone');
  };

  const onInput = (event: Event) => {
    if (!(event instanceof InputEvent)) return;
    if (box.value === '') box.lang = ownLanguage;
    // While a word is being composed, spaces choose among candidates.
    const inserted = event.isComposing || event.inputType !== 'insertText' ? null : event.data;
    const followed = followSpaces(run, inserted, event.timeStamp);
    run = followed.run;
    if (followed.complete) translate();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.code === 'KeyI' && event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      translate();
    }
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // After more typing, the browser's own undo has more to restore.
    if (isUndo && last && box.value === last.translation) {
      event.preventDefault();
      takeBack();
    }
  };
  const onClick = (event: MouseEvent) => {
    const sample = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sample]') : null;
    const sentence = known.find(
      (entry) => entry.sentence === sample?.dataset.sample && entry.language === sample.dataset.language,
    );
    if (sentence) {
      write(sentence.text, ownLanguage);
      last = undefined;
      undo.disabled = true;
      say(practice, 'hint');
    }
  };

  practice.dataset.ready = '';
  box.addEventListener('input', onInput);
  box.addEventListener('keydown', onKey);
  undo.addEventListener('click', takeBack);
  practice.addEventListener('click', onClick);
  return undefined;
}
