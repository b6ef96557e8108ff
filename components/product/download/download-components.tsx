import { Fragment } from 'react';
import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { platformLabel } from '@/components/mdx/platform-label';
import { ways } from '@/lib/browser/account/recognise-platform';
import { listedNames } from '@/lib/content/mdx/component-schemas';
import { isPlatformId, platformIds } from '@/lib/product/product-facts';
import { drawQrCode } from './qr-code';

const families = ['desktop', 'phone'] as const;

/** Ways to get the product (PAGE-06). */
export function downloadComponents(env: MdxEnvironment) {
  const { t, platforms } = env;
  const ui = interfaceLanguage(env);

  /**
   * All possible answers, stacked in one grid cell; the recognition script shows the one that fits. The cell is as
   * large as the largest, so nothing moves.
   */
  function DownloadPicker() {
    const nameParts = t('platforms.browserOn', { browser: '\u0000b\u0000', system: '\u0000s\u0000' }).split('\u0000');
    return (
      <Island env={env} name="download-picker">
        <div className="download-first" data-part="picker" {...ui}>
          <p className="stack download-name">
            <span data-shown="">{t('platforms.choose')}</span>
            <span data-recognised="both">
              {nameParts.map((part, index) => {
                if (part === 'b') return <bdi key="browser" data-browser-name="" />;
                if (part === 's') return <bdi key="system" data-system-name="" />;
                return <Fragment key={index}>{part}</Fragment>;
              })}
            </span>
            <bdi data-recognised="browser" data-browser-name="" />
          </p>
          <div className="stack">
            <a className="button button-primary" href="#all-versions" data-shown="">
              {t('platforms.seeAll')}
            </a>
            {platformIds
              .filter((id) => platforms[id].family !== 'other')
              .map((id) => (
                <span key={id} data-first={id}>
                  <a className="button button-primary" href={platforms[id].href} data-offer={id}>
                    {platformLabel(id, env)}
                  </a>
                </span>
              ))}
          </div>
          <p>{t('platforms.free')}</p>
          <div className="stack script-only">
            {ways.map((way) => (
              <p key={way} data-way={way}>
                {t(`platforms.ways.${way}`)}
              </p>
            ))}
          </div>
        </div>
      </Island>
    );
  }

  /** All stores by name; the recognition script marks one. */
  function DownloadShelf() {
    return (
      <div className="download-shelf" id="all-versions" data-part="shelf" {...ui}>
        {families.map((family) => (
          <div key={family}>
            <p className="download-family" id={`download-${family}`}>
              {t(`platforms.${family}`)}
            </p>
            <ul className="download-list" aria-labelledby={`download-${family}`}>
              {platformIds
                .filter((id) => platforms[id].family === family)
                .map((id) => (
                  <li key={id}>
                    <a className="shelf-name" href={platforms[id].href} data-offer={id}>
                      {platforms[id].name}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    );
  }

  function QrCodes(props: { platforms: string }) {
    return (
      <div className="qr-set" data-part="qr-codes" {...ui}>
        <ul className="qr-codes">
          {listedNames(props.platforms)
            .filter(isPlatformId)
            .map((id) => {
              const { name, href } = platforms[id];
              const { size, path } = drawQrCode(href);
              return (
                <li key={id} data-platform={id}>
                  <svg
                    role="img"
                    aria-label={t('platforms.qrCode', { platform: name })}
                    viewBox={`0 0 ${size} ${size}`}
                    width="160"
                    height="160"
                    shapeRendering="crispEdges"
                  >
                    <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
                    <path stroke="#1d1a1c" d={path} />
                  </svg>
                  <a className="button" href={href}>
                    <span>{platformLabel(id, env)}</span>
                    <span>{name}</span>
                  </a>
                </li>
              );
            })}
        </ul>
        <p>{t('platforms.scan')}</p>
      </div>
    );
  }

  function CopyAddress({ value }: { value: string }) {
    return (
      <span className="copy-address" data-part="copy-address">
        <code dir="ltr">{value}</code>
        <button
          type="button"
          className="copy-button script-only"
          data-copy={value}
          data-copied={t('article.copied')}
          data-failed={t('article.copyFailed')}
          aria-label={`${t('sections.copyAddress')}: ${value}`}
          {...ui}
        />
      </span>
    );
  }

  return { DownloadPicker, DownloadShelf, QrCodes, CopyAddress };
}
