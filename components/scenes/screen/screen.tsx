import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { interfaceLanguage, type SceneEnvironment } from '@/components/mdx/environment';
import type { screenKinds } from '@/lib/content/mdx/component-schemas';

type ScreenKind = (typeof screenKinds)[number];

export interface ScreenProps {
  readonly env: SceneEnvironment;
  readonly of: ScreenKind;
  /** A list of what stands there; what is bold is pointed out. */
  readonly children?: ReactNode;
}

/** What is pressed beside the extension's name in the menu of extensions. */
const keepIcons: Readonly<Partial<Record<ScreenKind, string>>> = {
  chrome: 'M7 3.5h6M8 3.5v5L5.5 12h9L12 8.5v-5M10 12v5',
  edge: 'M2.5 10q7.5-10 15 0-7.5 10-15 0zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  firefox: 'M10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM10 3v3M10 14v3M3 10h3M14 10h3M5 5l2 2M13 13l2 2M15 5l-2 2M7 13l-2 2',
};
const puzzle = 'M4 7h3.2a2 2 0 1 1 3.6 0H14v3.2a2 2 0 1 1 0 3.6V17H4v-3.4a1.8 1.8 0 1 0 0-3.2z';
const pageMenu = 'M4 5h12v6H4zM4 14h12M4 17h7';

/**
 * Part of the product or of a browser, with the control that a step is about. Its labels are the page's own, so that they
 * are in the page's language; what has none is drawn as a bar. To assistive technology it is one picture.
 */
export function Screen({ env, of, children }: ScreenProps) {
  const { t } = env;
  const name = (
    <p className="screen-name" {...interfaceLanguage(env)}>
      <Mark /> {t('site.name')}
      {keepIcons[of] && <Point d={keepIcons[of]} />}
    </p>
  );
  return (
    <figure
      className="drawing screen"
      data-part="screen"
      data-of={of}
      role="img"
      aria-label={labelOf(of, env, markedIn(children))}
    >
      {of === 'settings' ? (
        name
      ) : (
        <div className="screen-bar">
          <i />
          {keepIcons[of] && <Point d={puzzle} />}
          {of === 'ios' && <Point d={pageMenu} />}
          {of === 'panel' && (
            <span className="screen-point">
              <Mark />
            </span>
          )}
        </div>
      )}
      <div className="screen-sheet">
        {keepIcons[of] && <p {...interfaceLanguage(env)}>{t('platforms.guide.extensions')}</p>}
        {of !== 'settings' && of !== 'ios' && name}
        {children}
      </div>
    </figure>
  );
}

/** What the drawing shows, in one line. */
function labelOf(of: ScreenKind, { t }: SceneEnvironment, marked: readonly string[]): string {
  if (of === 'ios') return t('platforms.guide.manage');
  if (of === 'panel' || of === 'settings') return t(`screens.${of}`, { marked: marked.join(' → ') });
  return [t('platforms.guide.puzzle'), t('platforms.guide.keep'), ...marked].join(' → ');
}

/** An icon that is pointed out. */
const Point = ({ d }: { d: string }) => (
  <span className="screen-point">
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  </span>
);

/** The product's icon. */
const Mark = () => (
  <svg className="icon screen-mark" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M5 8h14M5 13h10M5 17h10" />
  </svg>
);

/** The texts that are bold. */
function markedIn(node: ReactNode): string[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement(child)) return [];
    const { type, props } = child as ReactElement<{ children?: ReactNode }>;
    return type === 'strong' ? [Children.toArray(props.children).join('')] : markedIn(props.children);
  });
}
