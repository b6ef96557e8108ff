import type { ReactNode } from 'react';

/** The product's three gestures, by keys and by touch, each with its effect. */
export function Gestures({
  space,
  touches,
  results,
}: {
  /** The name of the space bar. */
  space: string;
  touches: readonly [page: string, paragraph: string];
  results: readonly [page: ReactNode, paragraph: ReactNode, writing: ReactNode];
}) {
  const keys = [['Alt', 'A'], ['Ctrl'], [space, space, space]];
  return (
    <div className="scene-gestures" data-part="setup-drawings">
      {keys.map((combination, index) => (
        <div key={combination[0]}>
          <span dir="ltr">
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

/** A browser's extensions page, which accepts a dropped file or a folder. */
export function ExtensionsPage({ takes }: { takes: 'package' | 'folder' }) {
  return (
    <svg aria-hidden="true" className="scene-extensions" data-part="setup-drawings" viewBox="0 0 560 330">
      {/* Developer mode, on. */}
      <path className="line-soft" d="M404 30h74" />
      <rect className="fill-accent" x="492" y="18" width="44" height="24" rx="12" />
      <circle className="fill-paper" cx="524" cy="30" r="9" />
      <path className="line-rule" d="M0 60h560" />
      {[24, 376].map((x) => (
        <g key={x} transform={`translate(${x} 84)`}>
          <rect className="card" width="160" height="104" rx="10" />
          <rect className="fill-soft" x="16" y="18" width="30" height="30" rx="7" />
          <path className="line-soft" d="M58 26h70M58 40h46M16 68h128M16 82h88" />
        </g>
      ))}
      <rect className="place" x="200" y="84" width="160" height="104" rx="10" />
      {takes === 'package' ? (
        <g transform="rotate(-7 280 170)">
          <path className="sheet" d="M238 108h62l28 28v92q0 6 -6 6h-84q-6 0 -6 -6v-114q0 -6 6 -6z" />
          <path className="sheet" d="M300 108v28h28" />
          <ProductMark x={280} y={168} />
          <text x="280" y="220" direction="ltr">
            .crx
          </text>
        </g>
      ) : (
        <g transform="rotate(-4 280 170)">
          <path className="sheet" d="M206 118q0 -8 8 -8h44l14 16h74q8 0 8 8v92q0 8 -8 8H214q-8 0 -8 -8z" />
          <ProductMark x={280} y={170} />
          <text x="280" y="220" direction="ltr">
            manifest.json
          </text>
        </g>
      )}
      <path className="line-accent" d="M280 306q26 -14 22 -48" />
      <path className="pointer" d="M314 232l44 20l-20 6l-8 20z" />
    </svg>
  );
}

/** Two lines of a page, one of them translated. */
function ProductMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fill-accent" x="-20" y="-20" width="40" height="40" rx="9" />
      <path className="line-paper" d="M-11 -5h22M-11 7q3.7 -5 7.3 0t7.3 0 7.3 0" />
    </g>
  );
}
