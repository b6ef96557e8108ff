import { makeElement } from '@/lib/browser/article/make-element';
import { pageIssue } from '@/lib/product/feedback/issue-form';
import { failedReasons, helpedReasons, mostWritten, type Reason } from '@/lib/product/feedback/report';
import { createDelivery } from './deliver';
import { makeStatusLine, sendForm } from './status-line';
import type { FeedbackWords } from './words';

/** Where feedback goes: to a service, else to an issue form that the reader sends. */
export type Receiver = { readonly url: string } | { readonly issueForm: string };

/** The page that a reader says something of. */
export interface SubjectPage {
  /** Language tag of its text. */
  readonly language: string;
  /** Opens the report of a translation; missing where the page is none. */
  readonly reportTranslation: ((opener: HTMLElement) => void) | undefined;
}

/**
 * The question below a page whether it has helped, where a service takes the answer; else a link to an issue form that
 * is filled in. Nothing is sent before the button is pressed.
 */
export function makePageFeedback(receiver: Receiver, words: FeedbackWords, page: SubjectPage): HTMLElement {
  const part = makeElement('div', 'feedback');
  if ('url' in receiver) part.append(...makeQuestion(receiver.url, words, page.language));
  const links = makeElement('p', 'feedback-links');
  if ('issueForm' in receiver) {
    const href = pageIssue(receiver.issueForm, location.origin + location.pathname, page.language);
    links.append(makeElement('a', 'text-button external', { href }, words.reportPage));
  }
  const { reportTranslation } = page;
  if (reportTranslation) {
    const button = makeElement('button', 'text-button', { type: 'button' }, words.reportTranslation);
    button.addEventListener('click', () => reportTranslation(button));
    links.append(button);
  }
  if (links.firstChild) part.append(links);
  return part;
}

function makeQuestion(url: string, words: FeedbackWords, language: string): HTMLElement[] {
  const deliver = createDelivery(url, words);
  const status = makeStatusLine();
  const yes = reasonsOf(words.whyYes, helpedReasons, words);
  const no = reasonsOf(words.whyNo, failedReasons, words);
  const text = makeElement('textarea', '', { name: 'text', rows: '3', maxlength: String(mostWritten), dir: 'auto' });
  const button = makeElement('button', 'button button-primary', { type: 'submit' }, words.send);
  const more = makeElement(
    'div',
    'feedback-more',
    { hidden: '' },
    yes,
    no,
    makeElement('label', 'feedback-field', {}, makeElement('span', '', {}, words.text), text),
    makeElement('p', 'feedback-note', {}, words.note),
    button,
  );
  const answers = makeElement('fieldset', 'feedback-answers');
  answers.append(
    makeElement('legend', '', {}, words.question),
    makeChoice('radio', 'helped', 'yes', words.yes),
    makeChoice('radio', 'helped', 'no', words.no),
  );
  const form = makeElement('form', 'feedback-form', {}, answers, more);
  const helped = () => new FormData(form).get('helped') === 'yes';
  form.addEventListener('change', () => {
    more.hidden = false;
    yes.hidden = !helped();
    no.hidden = helped();
    status.say('');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (more.hidden) return;
    const shown = new Set<string>(helped() ? helpedReasons : failedReasons);
    const reasons = new FormData(form).getAll('reason').filter((reason): reason is Reason => shown.has(String(reason)));
    void sendForm(form, button, status, words, () =>
      deliver({
        kind: 'page',
        page: location.pathname,
        language,
        helped: helped(),
        reasons,
        text: text.value.trim(),
      }),
    );
  });
  return [form, status.element];
}

function reasonsOf(title: string, reasons: readonly Reason[], words: FeedbackWords): HTMLFieldSetElement {
  const choices = reasons.map((reason) => makeChoice('checkbox', 'reason', reason, words.reasons[reason]));
  return makeElement('fieldset', 'feedback-reasons', {}, makeElement('legend', '', {}, title), ...choices);
}

function makeChoice(type: 'checkbox' | 'radio', name: string, value: string, label: string): HTMLElement {
  return makeElement(
    'label',
    type === 'radio' ? 'choice feedback-answer' : 'feedback-choice',
    {},
    makeElement('input', '', { type, name, value }),
    makeElement('span', '', {}, label),
  );
}
