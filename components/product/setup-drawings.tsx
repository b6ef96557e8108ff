import type { ReactNode } from 'react';

/** As they stand on keyboards of the page's language. */
export interface KeyNames {
  readonly control: string;
  readonly space: string;
}

/** The product's three gestures, by keys and by touch, each with its effect. */
export function Gestures({
  keyNames: { control, space },
  touches,
  results,
}: {
  keyNames: KeyNames;
  touches: readonly [page: string, paragraph: string];
  results: readonly [page: ReactNode, paragraph: ReactNode, writing: ReactNode];
}) {
  const keys = [['Alt', 'A'], [control], [space, space, space]];
  return (
    <div className="scene-gestures" data-part="setup-drawings">
      {keys.map((combination, index) => (
        <div key={combination[0]}>
          <span dir={combination[0] === 'Alt' ? 'ltr' : undefined}>
            {touches[index] && <kbd className="for-touch">{touches[index]}</kbd>}
            {combination.map((key, place) => (
              <kbd key={place} className={touches[index] && 'for-pointer'}>
                {key}
              </kbd>
            ))}
          </span>
          {results[index]}
        </div>
      ))}
    </div>
  );
}

interface ExtensionsPageProps {
  takes: 'package' | 'folder';
  /** Words of the browser's page, and the product's name. */
  words: Readonly<Record<'developerMode' | 'loadUnpacked' | 'name', string>>;
}

/** A browser's extensions page, which accepts a dropped file or loads a folder. */
export function ExtensionsPage({ takes, words }: ExtensionsPageProps) {
  return (
    <div className="extensions-page" data-part="setup-drawings" data-takes={takes}>
      <span className="extensions-mode">
        {words.developerMode} <span className="extensions-switch" />
      </span>
      {takes === 'folder' && <span className="extensions-load">{words.loadUnpacked}</span>}
      <div className="extensions-list">
        <div className="extensions-place">
          <Carried of={takes} />
        </div>
        <div className="extensions-card">
          <svg aria-hidden="true" viewBox="-20 -20 40 40">
            <ProductMark x={0} y={0} />
          </svg>
          <span>{words.name}</span>
          <span className="extensions-switch" />
        </div>
      </div>
    </div>
  );
}

/** The bar of that page's window: its address, and the button in which pinned extensions are chosen. */
export const ExtensionsBar = () => (
  <div className="extensions-bar" data-part="setup-drawings">
    <code dir="ltr">chrome://extensions</code>
    <svg className="icon" viewBox="0 0 20 20" width="20" aria-hidden="true">
      <path d="M4 7h3.2a2 2 0 1 1 3.6 0H14v3.2a2 2 0 1 1 0 3.6V17H4v-3.4a1.8 1.8 0 1 0 0-3.2z" />
    </svg>
  </div>
);

const sheet = { fill: 'var(--paper-raised)', stroke: 'var(--ink)' } as const;

/** A file under the pointer, or a folder. */
function Carried({ of }: { of: 'package' | 'folder' }) {
  return (
    <svg
      aria-hidden="true"
      className="extensions-carried"
      viewBox={of === 'package' ? '196 92 172 180' : '196 80 172 180'}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of === 'package' ? (
        <g transform="rotate(-7 280 170)">
          <path {...sheet} d="M238 108h62l28 28v92q0 6 -6 6h-84q-6 0 -6 -6v-114q0 -6 6 -6z" />
          <path {...sheet} d="M300 108v28h28" />
          <ProductMark x={280} y={168} />
          <text x="280" y="220" direction="ltr">
            .crx
          </text>
          <path fill="var(--accent-strong)" stroke="var(--paper-raised)" d="M314 232l44 20l-20 6l-8 20z" />
        </g>
      ) : (
        <>
          <path {...sheet} d="M206 118q0 -8 8 -8h44l14 16h74q8 0 8 8v92q0 8 -8 8H214q-8 0 -8 -8z" />
          <ProductMark x={280} y={170} />
          <text x="280" y="220" direction="ltr">
            manifest.json
          </text>
        </>
      )}
    </svg>
  );
}

/** Two lines of a page, one of them translated. */
function ProductMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect fill="var(--accent-strong)" x="-20" y="-20" width="40" height="40" rx="9" />
      <path
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M-11 -5h22M-11 7q3.7 -5 7.3 0t7.3 0 7.3 0"
      />
    </g>
  );
}
