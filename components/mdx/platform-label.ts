import type { PlatformId } from '@/lib/product/product-facts';
import type { MdxEnvironment } from './environment';

/** The label of a platform's button. */
export function platformLabel(id: PlatformId, { t, platforms }: MdxEnvironment): string {
  if (id === 'userscript') return t('platforms.userscript');
  if (id === 'zip') return t('platforms.zip');
  const { name, family } = platforms[id];
  return family === 'phone' ? t('platforms.getFor', { platform: name }) : t('platforms.addTo', { platform: name });
}
