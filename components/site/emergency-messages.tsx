import { useTranslations } from 'next-intl';
import { chromeFloor } from '@/lib/site/browser-floor';

/**
 * Messages of the pre-paint script: the site's files do not load (SHELL-11), or the browser is too old for them
 * (SHELL-13). The script fills in what only the browser knows.
 */
export function EmergencyMessages() {
  const t = useTranslations('shell');
  const found = '{found}';
  return (
    <>
      <p id="old-browser" hidden data-nosnippet="">
        {t('oldBrowser', { floor: chromeFloor, found })}
      </p>
      <p id="wrong-base-path" hidden data-nosnippet="">
        {t('wrongBasePath', { built: '/', found })}
      </p>
    </>
  );
}
