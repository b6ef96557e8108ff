import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { resolveHref } from '@/components/mdx/prose';
import { extensionFloor } from '@/lib/browser/account/extension-handshake';
import { Slot, SlottedText } from '../slotted-text';

/**
 * Shows whether the extension is installed. All answers have their space from the beginning, so nothing moves; without
 * a script it says how to install it.
 */
export function ExtensionCheck({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  const install = (
    <p className="product-actions">
      <a className="button button-primary" href={resolveHref('/download/', env)}>
        {t('product.extension.install')}
      </a>
    </p>
  );
  return (
    <div className="product" data-part="product" {...interfaceLanguage(env)}>
      <Island env={env} name="extension-check">
        <div className="product-views stack" role="status" data-view="unknown">
          <div data-of="unknown">
            <p>{t('product.extension.unknown')}</p>
            {install}
          </div>
          <div data-of="checking">
            <p>{t('product.extension.checking')}</p>
          </div>
          <div data-of="found">
            <p className="product-done-title">
              <SlottedText
                message={(values) => t('product.extension.found', { version: values.version ?? '' })}
                slots={{ version: <Slot name="version" /> }}
              />
            </p>
          </div>
          <div data-of="old">
            <p>
              <SlottedText
                message={(values) =>
                  t('product.extension.old', { version: values.version ?? '', floor: values.floor ?? '' })
                }
                slots={{ version: <Slot name="version" />, floor: <bdi>{extensionFloor}</bdi> }}
              />
            </p>
            {install}
          </div>
          <div data-of="missing">
            <p>{t('product.extension.missing')}</p>
            {install}
            <p className="product-actions">
              <button type="button" className="product-reload" data-reload="">
                {t('product.offer.afterInstall')}
              </button>
            </p>
          </div>
        </div>
      </Island>
    </div>
  );
}
