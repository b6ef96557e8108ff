import type { MdxEnvironment } from '../mdx/environment';
import { resolveHref } from '../mdx/prose';

/** Instructions where the extension is missing: install it, then reload. */
export function MissingExtension({ env, text }: { env: MdxEnvironment; text: string }) {
  const { t } = env;
  return (
    <>
      <p>{text}</p>
      <p>{t('product.offer.afterInstall')}</p>
      <p className="product-actions">
        <a className="button button-primary" href={resolveHref('/download/', env)}>
          {t('product.extension.install')}
        </a>
        <button type="button" className="button" data-reload="">
          {t('product.reload')}
        </button>
      </p>
    </>
  );
}
