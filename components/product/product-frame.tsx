import type { ReactNode } from 'react';
import { intlTag } from '@/i18n/locales';
import type { IslandName } from '@/lib/islands';
import { interfaceLanguage, type MdxEnvironment } from '../mdx/environment';
import { Island } from '../mdx/island';

interface ProductFrameProps {
  env: MdxEnvironment;
  island: IslandName;
  /** What to do instead where no backend is configured. */
  instead: string;
  /** A picture beside the form that fills in as one types. */
  paper?: ReactNode;
  children: ReactNode;
}

/**
 * A form with its alternative. The stylesheet shows one of the two, depending on whether the page's head names a
 * backend: the form is there at the first paint or not at all, and its script is fetched only with it.
 */
export function ProductFrame({ env, island, instead, paper, children }: ProductFrameProps) {
  const desk = (
    <>
      <div className="product-instead">
        <p>{instead}</p>
        <p className="product-actions">
          <a className="button button-primary" href={env.signInUrl}>
            {env.t('product.openAccount')}
          </a>
          <a className="button" href={`mailto:${env.supportEmail}`}>
            {env.t('product.writeToSupport')}
          </a>
        </p>
      </div>
      <Island env={env} name={island} className="product-live">
        {children}
      </Island>
    </>
  );
  return (
    <div
      className={paper ? 'product counter' : 'product'}
      data-part="product"
      data-intl={intlTag(env.locale)}
      {...interfaceLanguage(env)}
    >
      {paper ? <div className="counter-desk">{desk}</div> : desk}
      {paper}
    </div>
  );
}
