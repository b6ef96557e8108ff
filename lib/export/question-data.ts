import { Parser } from 'htmlparser2';
import { faqData, type QuestionAndAnswer } from '@/lib/metadata/structured-data';

/**
 * A page with this many headings, of which this share ends with a question mark, is a list of questions. Not all,
 * because Japanese asks how something is done without one.
 */
const leastHeadings = 5;
const leastAsking = 0.8;

/**
 * Adds a page's questions and answers for search engines (schema.org's FAQPage). They are read from the finished page,
 * so that machines read what visitors see, and a navigation does not carry them.
 *
 * @param url the page's canonical address
 */
export function addQuestionData(html: string, url: string): string {
  // Skips the parsing of most pages, which have no questions.
  if (!html.includes('class="question"') && html.split('<h3').length <= leastHeadings) return html;
  const { questions, language } = questionsIn(html);
  if (questions.length === 0) return html;
  const block = `<script type="application/ld+json">${faqData({ questions, language, url })}</script>`;
  return html.replace('</body>', () => `${block}</body>`);
}

export interface QuestionsOfPage {
  readonly questions: readonly QuestionAndAnswer[];
  /** Language tag of the text. */
  readonly language: string;
}

/**
 * The questions of a page: those that unfold, or all third-level headings of an article in which most are questions.
 */
export function questionsIn(html: string): QuestionsOfPage {
  const folded: Draft[] = [];
  const headed: Draft[] = [];
  let language = '';
  /** Open elements, innermost last. */
  const open: string[] = [];
  let article = -1;
  let details: { depth: number; draft: Draft } | undefined;
  let heading: Draft | undefined;
  let part: 'question' | 'answer' | undefined;
  /** Depth below which text is ignored: drawings, controls. */
  let silent = -1;

  const parser = new Parser({
    onopentag(name, { class: classes = '', lang = '', hidden, 'aria-hidden': ariaHidden }) {
      open.push(name);
      const depth = open.length;
      if (silent < 0 && (notText.has(name) || hidden !== undefined || ariaHidden === 'true')) silent = depth;
      const names = classes.split(' ');
      if (name === 'html') language ||= lang;
      if (article < 0 && (names.includes('prose') || names.includes('page'))) {
        article = depth;
        language = lang || language;
      }
      if (article < 0) return;
      if (name === 'details' && names.includes('question')) {
        details = { depth, draft: { question: '', answer: '' } };
        part = undefined;
      } else if (details && name === 'summary') part = 'question';
      else if (!details && (name === 'h2' || name === 'h3')) {
        if (heading) headed.push(heading);
        heading = name === 'h3' ? { question: '', answer: '' } : undefined;
        part = name === 'h3' ? 'question' : undefined;
      } else if (part === 'answer' && blocks.has(name)) addText(' ');
    },
    ontext(text) {
      if (silent < 0) addText(text);
    },
    onclosetag(name) {
      const depth = open.length;
      if (silent === depth) silent = -1;
      if (name === 'summary' && details) part = 'answer';
      if (name === 'h3' && heading) part = 'answer';
      if (details?.depth === depth) {
        folded.push(details.draft);
        details = undefined;
        part = undefined;
      }
      if (article === depth) {
        if (heading) headed.push(heading);
        heading = undefined;
        article = -1;
      }
      open.pop();
    },
  });
  function addText(text: string) {
    const draft = details?.draft ?? heading;
    if (draft && part) draft[part] += text;
  }
  parser.end(html);

  const headings = headed.map(tidied);
  const asking = headings.filter(({ question }) => isQuestion(question));
  const isList = headings.length >= leastHeadings && asking.length >= headings.length * leastAsking;
  const questions = [...folded.map(tidied), ...(isList ? headings : [])].filter(
    ({ question, answer }) => question !== '' && answer !== '',
  );
  return { questions, language };
}

interface Draft {
  question: string;
  answer: string;
}

const notText: ReadonlySet<string> = new Set(['svg', 'script', 'style', 'template', 'button', 'input']);
const blocks: ReadonlySet<string> = new Set(['p', 'li', 'div', 'tr', 'td', 'th', 'br', 'pre', 'dt', 'dd']);

function isQuestion(text: string): boolean {
  return /[?？؟]$/u.test(text);
}

/** White space collapsed, and without the trailing sign of headings in the documentation. */
function tidied({ question, answer }: Draft): QuestionAndAnswer {
  const fold = (text: string) => text.replace(/\s+/gu, ' ').trim();
  return { question: fold(question).replace(/\s*#$/, ''), answer: fold(answer) };
}
