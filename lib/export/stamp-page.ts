import { escapeAttribute } from './page-document';

/** The first attribute of every tag that a stamp puts into a page; by it the next stamp finds them. */
const stampAttribute = 'data-deployment';

/** A tag that a deployment's settings put into a page. */
export interface StampedTag {
  /** At whose end it stands. */
  readonly place: 'head' | 'body';
  readonly name: 'link' | 'meta' | 'script' | 'section';
  /** What it is for: `consent`. */
  readonly purpose: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML inside it. It must hold no tag of the same name. */
  readonly content?: string;
}

const stamped = new RegExp(
  `<(?:link|meta) ${stampAttribute}=[^>]*>|<(script|section) ${stampAttribute}=[\\s\\S]*?</\\1>`,
  'g',
);

/**
 * Puts the tags of a deployment into a page in place of those of an earlier stamp. The same tags give the same page, and
 * none give the page as it was exported.
 */
export function stampPage(html: string, tags: readonly StampedTag[]): string {
  const render = (place: StampedTag['place']) =>
    tags
      .filter((tag) => tag.place === place)
      .map(renderTag)
      .join('');
  return html
    .replace(stamped, '')
    .replace('</head>', () => `${render('head')}</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${render('body')}</body>`);
}

function renderTag({ name, purpose, attributes, content = '' }: StampedTag): string {
  const pairs = Object.entries({ [stampAttribute]: purpose, ...attributes });
  const written = pairs.map(([key, value]) => ` ${key}="${escapeAttribute(value).replaceAll('>', '&gt;')}"`);
  const open = `<${name}${written.join('')}>`;
  return name === 'link' || name === 'meta' ? open : `${open}${content}</${name}>`;
}
