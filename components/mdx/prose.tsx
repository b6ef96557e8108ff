import {
  Children,
  type ComponentPropsWithoutRef,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { codeAfterChange } from '@/lib/content/mdx/code-marks';
import { parseCodeTitle, parseMarkedLines, wrapsLines } from '@/lib/content/mdx/code-meta';
import { highlightCode } from '@/lib/content/mdx/highlight';
import { addressOfAuthor } from '@/lib/content/mdx/mdx-tree';
import { isFileAddress } from '@/lib/content/public-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { MdxEnvironment } from './environment';
import { pictureComponent } from './picture/picture';

/** Resolves an author's `href`: routes get the visitor's locale, files none, placeholders their page. */
export function resolveHref(href: string, { locale }: MdxEnvironment): string {
  const target = addressOfAuthor(href);
  return target.startsWith('/') && !isFileAddress(target) ? localizedPath(locale, target) : target;
}

type HeadingProps = ComponentPropsWithoutRef<'h2'> & { 'data-section-title'?: string; 'data-changed'?: string };

/** Links, headings, tables and code of the running text. */
export function proseComponents(env: MdxEnvironment) {
  // A heading links to itself: its accessible name stays its own text, and no second label is needed.
  const heading = (Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') =>
    function Heading({ id, lang, dir, children, ...rest }: HeadingProps) {
      return (
        <Tag id={id} lang={lang} dir={dir} data-changed={rest['data-changed']}>
          {'data-section-title' in rest ? (
            children
          ) : (
            <a className="self" href={`#${id}`}>
              {children}
            </a>
          )}
        </Tag>
      );
    };

  function Link({ href = '', children, ...rest }: ComponentPropsWithoutRef<'a'>) {
    const external = /^https?:/.test(href);
    return (
      <a {...rest} href={resolveHref(href, env)} {...(external ? { className: 'external' } : {})}>
        {children}
      </a>
    );
  }

  function Table({ children }: ComponentPropsWithoutRef<'table'>) {
    const labels = headLabels(children);
    const areCards = labels.length >= (env.isDoc ? fewestCardColumns.doc : fewestCardColumns.page);
    const areShort = !env.isDoc && labels.every((label) => shortLabel.test(label));
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
      <div
        className="table-scroll"
        role="group"
        aria-label={env.t('article.table')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        data-part={areCards ? 'table-cards' : undefined}
        data-labels={areCards && areShort ? 'short' : undefined}
      >
        <table>{areCards ? withLabels(children, labels) : children}</table>
      </div>
    );
  }

  /** The corner of a table with headers on two sides is empty, and an empty header is none. */
  function HeaderCell({ children, ...rest }: ComponentPropsWithoutRef<'th'>) {
    return textOf(children).trim() === '' ? <td {...rest} /> : <th {...rest}>{children}</th>;
  }

  /** A tick at the beginning of a cell has a column of its own. */
  function Cell({ children, ...rest }: ComponentPropsWithoutRef<'td'>) {
    const [first, ...others] = Children.toArray(children);
    if (typeof first !== 'string' || !first.startsWith('✓ ')) return <td {...rest}>{children}</td>;
    return (
      <td {...rest}>
        <div className="ticked" data-part="ticked">
          <span>✓ </span>
          <span>
            {first.slice(2)}
            {others}
          </span>
        </div>
      </td>
    );
  }

  /** Drawn at build (`lib/content/mdx/diagrams.ts`). */
  function Diagram({ svg, title }: { svg: string; title: string }) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
      <div
        className="diagram"
        data-part="diagram"
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    );
  }

  return {
    a: Link,
    Diagram,
    img: pictureComponent(env),
    table: Table,
    th: HeaderCell,
    td: Cell,
    pre: CodeBlock,
    h2: heading('h2'),
    h3: heading('h3'),
    h4: heading('h4'),
    h5: heading('h5'),
    h6: heading('h6'),
  };

  function CodeBlock(props: ComponentPropsWithoutRef<'pre'> & { 'data-language'?: string; 'data-meta'?: string }) {
    const language = props['data-language'] ?? '';
    const meta = props['data-meta'] ?? '';
    const title = parseCodeTitle(meta);
    const code = textOf(props.children).replace(/\n$/, '');
    const { html, marked } = highlightCode(code, language, {
      markedLines: parseMarkedLines(meta),
      changeWords: { added: env.t('article.lineAdded'), removed: env.t('article.lineRemoved') },
    });
    const copied = marked && codeAfterChange(marked.lines);
    const wraps = wrapsLines(meta);
    return (
      <figure className="code-block" data-part="code" dir="ltr">
        <figcaption>
          <span className="code-title">{title}</span>
          <span className="code-language">{language}</span>
          {/* Where all lines are removed, nothing is left to copy. */}
          {copied !== '' && (
            <button
              type="button"
              className="copy-button"
              data-copy={copied ?? ''}
              data-copied={env.t('article.copied')}
              data-failed={env.t('article.copyFailed')}
              aria-label={env.t('article.copy')}
            />
          )}
        </figcaption>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className={wraps ? 'code-wrap' : undefined}
          data-part={wraps || marked?.needsStyles ? 'code-marks' : undefined}
        >
          <span dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
      </figure>
    );
  }
}

/** The text of a tree of elements. */
/** From here on, the rows of a table are cards on a phone (`table-cards.css`): it fits, and needs no scrolling. */
const fewestCardColumns = { doc: 4, page: 3 };

/** A label that leaves its column narrow on a phone, such as the ending of a file. Characters of Chinese are twice as wide. */
const shortLabel = /^[a-z\d]{0,4}$/i;

type Parent = ReactElement<{ children?: ReactNode }>;

/** The elements among the children: an MDX table also has the line breaks of its source. */
const elementsIn = (children: ReactNode): Parent[] =>
  Children.toArray(children).filter((child): child is Parent => isValidElement(child));

const headLabels = (table: ReactNode): string[] =>
  elementsIn(elementsIn(elementsIn(table)[0]?.props.children)[0]?.props.children).map(textOf);

/** The table, each of whose cells says under which head it is, but for the first of a row, which is its name. A dash is marked. */
function withLabels(table: ReactNode, labels: readonly string[]): ReactNode {
  const [head, body] = elementsIn(table);
  const rows = elementsIn(body?.props.children).map((row) =>
    cloneElement(
      row,
      {},
      elementsIn(row.props.children).map((cell, index) =>
        index === 0
          ? cell
          : cloneElement(cell as ReactElement<{ 'data-label'?: string; 'data-none'?: '' }>, {
              'data-label': labels[index],
              'data-none': textOf(cell) === '–' ? '' : undefined,
            }),
      ),
    ),
  );
  return (
    <>
      {head}
      <tbody>{rows}</tbody>
    </>
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return Children.toArray(node)
    .map((child) => {
      if (isValidElement(child)) return textOf((child as ReactElement<{ children?: ReactNode }>).props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');
}
