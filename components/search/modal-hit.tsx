import { isValidElement, type ReactNode } from 'react';
import { localeTable } from '@/i18n/locales';
import type { ModalHit } from '@/lib/search/docsearch-client';
import { markedTextOf } from '@/lib/search/group-hits';
import type { SearchWords } from '@/lib/search/search-words';
import { Marked } from './marked';

interface ModalHitViewProps {
  hit: ModalHit;
  /** What DocSearch would render: the first child is the icon, the last the buttons. */
  drawn: ReactNode;
  words: SearchWords;
  onChoose: (hit: ModalHit) => void;
}

/**
 * A result, or a stored search. DocSearch inserts texts as HTML and buttons into the link; here texts are rendered as
 * text, and the buttons are beside the link.
 */
export function ModalHitView({ hit, drawn, words, onChoose }: ModalHitViewProps) {
  const parts = isValidElement<{ children: ReactNode }>(drawn) ? drawn.props.children : undefined;
  const [icon, actions] = Array.isArray(parts) ? [parts[0] as ReactNode, parts.at(-1) as ReactNode] : [null, null];
  const isStored = hit.marks === undefined;
  const label = hit.contentLanguage && words.inLanguage[hit.contentLanguage];
  const language = label && hit.contentLanguage ? localeTable[hit.contentLanguage].htmlLang : undefined;
  const link = (
    // Arrow keys move the selection in the list, not the focus.
    <a
      className="search-hit"
      href={hit.url}
      tabIndex={-1}
      role={isStored ? undefined : 'option'}
      onClick={() => onChoose(hit)}
    >
      {icon}
      <span className="search-hit-text">
        <span className="search-hit-title">
          <bdi lang={language}>
            <Marked value={markedTextOf({ ...hit, _snippetResult: hit.marks })} />
          </bdi>
        </span>
        {(hit.type !== 'lvl1' || label) && (
          <span className="search-hit-path">
            {hit.type !== 'lvl1' && <bdi lang={language}>{hit.hierarchy.lvl1}</bdi>}
            {label && <span className="search-hit-language">{label}</span>}
          </span>
        )}
      </span>
    </a>
  );
  if (!isStored) return link;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that is no table.
    // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the row as active.
    <div role="row" className="search-kept">
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: as above. */}
      <div role="gridcell">{link}</div>
      {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: its buttons take the focus. */}
      <div role="gridcell" className="search-kept-actions">
        {actions}
      </div>
    </div>
  );
}
