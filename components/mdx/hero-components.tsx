import { Children, isValidElement, type JSXElementConstructor, type ReactNode } from 'react';
import { type Medium, ProductDrawing } from '../product/product-drawing';
import { TurningLine } from '../scenes/page-turn/page-turn';
import { Clauses } from './clauses';
import { interfaceLanguage, type MdxEnvironment } from './environment';
import { InlineText } from './inline-text';
import { PairLine } from './language-line';
import { PlatformList } from './platform-list';
import { resolveHref } from './prose';

/**
 * The head of a page outside the documentation, and its buttons.
 *
 * @param offers other components that are placed under the lead as buttons are
 */
export function heroComponents(env: MdxEnvironment, offers: readonly JSXElementConstructor<never>[]) {
  const { t } = env;
  const ui = interfaceLanguage(env);

  interface HeroProps {
    title: string;
    lead?: string;
    eyebrow?: string;
    pair?: string;
    pairLang?: string;
    pairs?: 'chosen';
    media?: Medium;
    /** The page's own button, where it is not the product's. */
    href?: string;
    label?: string;
    children?: ReactNode;
  }

  /**
   * Places its children under the lead. Without `media`, only buttons and lines of text go there: anything else is the
   * page's scene, and goes beside.
   */
  function Hero(props: HeroProps) {
    const children = Children.toArray(props.children);
    const isAction = (child: ReactNode) =>
      props.media !== undefined ||
      !isValidElement(child) ||
      ['p', PlatformButtons, ...offers].some((action) => child.type === action);
    const actions = children.filter(isAction);
    const scene = children.filter((child) => !isAction(child));
    const isBeside = scene.length > 0 || props.media !== undefined;
    const text = (
      <>
        {props.eyebrow && <p className="eyebrow">{props.eyebrow}</p>}
        <h1>
          <Clauses text={props.title} />
        </h1>
        {props.pair && props.pairLang && (
          <p className="hero-pair">
            <PairLine text={props.pair} lang={props.pairLang} display="marker" />
          </p>
        )}
        {props.pairs && <TurningLine env={env} />}
        {props.lead && (
          <p className="lead">
            <InlineText text={props.lead} />
          </p>
        )}
        {props.href && (
          <p className="hero-actions">
            <a className="button button-primary" href={resolveHref(props.href, env)}>
              {props.label}
            </a>
          </p>
        )}
        {actions.length > 0 && <div className="hero-actions">{actions}</div>}
      </>
    );
    if (!isBeside) return <header className="hero">{text}</header>;
    return (
      // A drawing delays the first paint until the top of the page has been parsed (`lib/export/finish-page.ts`).
      <header className={props.media ? 'hero hero-with-media' : 'hero hero-with-scene'}>
        <div className="hero-text">{text}</div>
        {props.media && <ProductDrawing medium={props.media} env={env} />}
        {scene.length > 0 && <div className="hero-scene">{scene}</div>}
      </header>
    );
  }

  const PlatformButtons = ({ platforms }: { platforms?: string }) => (
    <>
      <PlatformList env={env} platforms={platforms} />
      {platforms === undefined && (
        <p className="platform-note" {...ui}>
          {t('platforms.free')}
        </p>
      )}
    </>
  );

  return { Hero, PlatformButtons };
}
