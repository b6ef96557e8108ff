import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { platformLabel } from '@/components/mdx/platform-label';
import { ways } from '@/lib/browser/account/recognise-platform';
import { listedNames } from '@/lib/content/mdx/component-schemas';
import { isPlatformId, type PlatformId, platformIds } from '@/lib/product/product-facts';
import { drawQrCode } from './qr-code';

const families = ['desktop', 'phone', 'other'] as const;

/** Ways to get the product (PAGE-06). */
export function downloadComponents(env: MdxEnvironment) {
  const { t, platforms } = env;
  const ui = interfaceLanguage(env);

  const link = (id: PlatformId, className: string) => (
    <a className={className} href={platforms[id].href} data-offer={id}>
      {platformLabel(id, env)}
    </a>
  );

  /**
   * The first place holds every answer there may be, one over the other, and a script shows the one that fits: so it is as
   * large as the largest, and nothing moves. The shelf below it never changes, and is enough with no script.
   */
  function DownloadPicker() {
    const [before = '', after = ''] = t('platforms.recognised', { platform: '\u0000' }).split('\u0000');
    return (
      <Island env={env} name="download-picker">
        <div className="download" data-part="download" {...ui}>
          <div className="download-first">
            <p className="stack">
              <span data-shown="" data-unrecognised="">
                {t('platforms.choose')}
              </span>
              <span data-recognised="">
                {before}
                <bdi data-recognised-name=""> </bdi>
                {after}
              </span>
            </p>
            <div className="stack">
              <a className="button button-primary" href="#all-versions" data-shown="" data-unrecognised="">
                {t('platforms.seeAll')}
              </a>
              {platformIds.map((id) => (
                <span key={id} data-first={id}>
                  {link(id, 'button button-primary')}
                </span>
              ))}
            </div>
            <div className="stack download-ways">
              {ways.map((way) => (
                <p key={way} data-way={way}>
                  {t(`platforms.ways.${way}`)}
                </p>
              ))}
            </div>
          </div>
          <div className="download-shelf" id="all-versions">
            {families.map((family) => (
              <div key={family}>
                <p className="download-family" id={`download-${family}`}>
                  {t(`platforms.${family}`)}
                </p>
                <ul className="download-list" aria-labelledby={`download-${family}`}>
                  {platformIds
                    .filter((id) => platforms[id].family === family)
                    .map((id) => (
                      <li key={id}>{link(id, 'button')}</li>
                    ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </Island>
    );
  }

  function QrCodes(props: { platforms: string }) {
    return (
      <ul className="qr-codes" data-part="download" {...ui}>
        {listedNames(props.platforms)
          .filter(isPlatformId)
          .map((id) => {
            const { name, href } = platforms[id];
            const { size, path } = drawQrCode(href);
            return (
              <li key={id}>
                <svg
                  role="img"
                  aria-label={t('platforms.qrCode', { platform: name })}
                  viewBox={`0 0 ${size} ${size}`}
                  width="160"
                  height="160"
                  shapeRendering="crispEdges"
                >
                  <path className="qr-ground" d={`M0 0h${size}v${size}H0z`} />
                  <path className="qr-ink" d={path} />
                </svg>
                <a href={href}>{platformLabel(id, env)}</a>
              </li>
            );
          })}
      </ul>
    );
  }

  function CopyAddress({ value }: { value: string }) {
    return (
      <span className="copy-address" data-part="download">
        <code dir="ltr">{value}</code>
        <button
          type="button"
          className="button"
          data-copy={value}
          data-copied={t('article.copied')}
          data-failed={t('article.copyFailed')}
          aria-label={`${t('sections.copyAddress')}: ${value}`}
          {...ui}
        >
          <span className="stack" aria-hidden="true">
            <span data-word="idle">{t('sections.copy')}</span>
            <span data-word="copied">{t('article.copied')}</span>
            <span data-word="failed">{t('article.copyFailed')}</span>
          </span>
        </button>
      </span>
    );
  }

  return { DownloadPicker, QrCodes, CopyAddress };
}
