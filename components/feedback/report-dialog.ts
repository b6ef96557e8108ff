import { makeElement } from '@/lib/browser/article/make-element';
import { pageChangedEvent } from '@/lib/browser/loading/page-changed';
import { focusOn } from '@/lib/browser/menus/focus';
import { translationIssue } from '@/lib/product/feedback/issue-form';
import { mostOfBlock, mostWritten, type TranslationReport } from '@/lib/product/feedback/report';
import { createDelivery } from './deliver';
import type { SourceText, TranslatedBlock, Translation } from './find-translation';
import type { Receiver } from './page-feedback';
import { makeStatusLine, sendForm } from './status-line';
import type { FeedbackWords } from './words';

/** What was written and not sent, by page and block: closing the dialog loses nothing. */
const drafts = new Map<string, string>();

/** Length at which a block's text is cut in the list of blocks. */
const mostOfOption = 70;

/**
 * Opens the report of a translation: a block with its source, and a field for what it should be. All texts are shown as
 * text, whatever they hold.
 *
 * @param place the block to begin with
 * @param opener what the focus returns to
 */
export function openReport(
  translation: Translation,
  place: string | undefined,
  receiver: Receiver,
  words: FeedbackWords,
  opener: HTMLElement | null,
): void {
  const { blocks, lang, dir } = translation;
  const first = blocks.find((block) => block.place === place) ?? blocks[0];
  if (!first) return;
  let block = first;
  let source: SourceText | undefined;

  const list = makeElement('select', '', {}, ...optionsOf(blocks));
  list.value = block.place;
  const sourceText = makeElement('blockquote', '', { lang: 'en', dir: 'ltr' });
  const ours = makeElement('blockquote', '', { lang, dir });
  const field = makeElement('textarea', '', {
    lang,
    dir,
    rows: '4',
    maxlength: String(mostWritten),
    required: '',
    'aria-describedby': 'feedback-fault',
  });
  const fault = makeElement('p', 'feedback-fault', { id: 'feedback-fault' });
  const status = makeStatusLine();
  const title = makeElement('h2', '', { id: 'feedback-title' }, words.reportTranslation);
  const close = makeElement('button', 'button', { type: 'button' }, words.close);
  const send =
    'url' in receiver
      ? makeElement('button', 'button button-primary', { type: 'submit', form: 'feedback-report-form' }, words.send)
      : makeElement('a', 'button button-primary external', { target: '_blank', rel: 'noopener' }, words.openIssue);
  const form = makeElement(
    'form',
    '',
    { id: 'feedback-report-form', novalidate: '' },
    labelled(words.paragraph, list),
    makeElement('h3', '', {}, words.source),
    sourceText,
    makeElement('h3', '', {}, words.translation),
    ours,
    labelled(words.suggestion, field),
    fault,
    makeElement('p', 'feedback-note', {}, words.note),
  );
  const dialog = makeElement('dialog', 'feedback-dialog', { 'aria-labelledby': title.id }, title, form, status.element);
  dialog.append(makeElement('div', 'feedback-actions', {}, send, close));

  const report = (): TranslationReport => ({
    kind: 'translation',
    page: translation.page,
    language: lang,
    ...(source?.hash === undefined ? {} : { block: source.hash }),
    ...(source === undefined ? {} : { source: source.text.slice(0, mostOfBlock) }),
    translation: block.text.slice(0, mostOfBlock),
    suggestion: field.value.trim(),
  });
  const settleLink = () => {
    if ('issueForm' in receiver) {
      send.setAttribute('href', translationIssue(receiver.issueForm, location.origin + translation.page, report()));
    }
  };
  const draftOf = ({ place: at }: TranslatedBlock) => `${translation.page} ${at}`;
  const show = (next: TranslatedBlock) => {
    block = next;
    source = undefined;
    ours.textContent = next.text;
    field.value = drafts.get(draftOf(next)) ?? '';
    sourceText.textContent = words.sending;
    settleLink();
    const shown = (found: SourceText | undefined) => {
      if (block !== next) return;
      source = found;
      sourceText.textContent = found?.text ?? words.noSource;
      settleLink();
    };
    translation.sourceOf(next.place).then(shown, () => shown(undefined));
  };
  const findFault = () => {
    const isEmpty = field.value.trim() === '';
    fault.textContent = isEmpty ? words.empty : '';
    if (isEmpty) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
    return isEmpty;
  };

  list.addEventListener('change', () => {
    const next = blocks.find(({ place: at }) => at === list.value);
    if (next) show(next);
  });
  field.addEventListener('input', () => {
    drafts.set(draftOf(block), field.value);
    if (fault.textContent) findFault();
    settleLink();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!deliver) return;
    if (findFault()) return field.focus();
    const sent = draftOf(block);
    if (await sendForm(form, send, status, words, () => deliver(report()))) drafts.delete(sent);
  });
  send.addEventListener('click', (event) => {
    if (deliver || !findFault()) return;
    event.preventDefault();
    field.focus();
  });
  close.addEventListener('click', () => dialog.close());
  const leave = () => dialog.close();
  document.addEventListener(pageChangedEvent, leave);
  dialog.addEventListener('close', () => {
    document.removeEventListener(pageChangedEvent, leave);
    dialog.remove();
    if (opener?.isConnected && opener.checkVisibility?.() !== false) focusOn(opener);
    else if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('[data-bilingual]'));
  });
  const deliver = 'url' in receiver ? createDelivery(receiver.url, words) : undefined;
  show(block);
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
}

/** The blocks of a page as a list to choose from, by heading. */
function optionsOf(blocks: readonly TranslatedBlock[]): HTMLElement[] {
  const groups: HTMLElement[] = [];
  let group: HTMLElement | undefined;
  let heading = '';
  for (const { place, text, heading: own } of blocks) {
    const option = makeElement('option', '', { value: place }, shortened(text));
    if (own !== heading || !group) {
      group = own === '' ? undefined : makeElement('optgroup', '', { label: shortened(own) });
      if (group) groups.push(group);
      heading = own;
    }
    if (group) group.append(option);
    else groups.push(option);
  }
  return groups;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= mostOfOption ? text : `${characters.slice(0, mostOfOption).join('')}…`;
}

function labelled(label: string, control: HTMLElement): HTMLElement {
  return makeElement('label', 'feedback-field', {}, makeElement('span', '', {}, label), control);
}
