import { backendMetaName } from '@/lib/product/backend/backend-url';
import type { DeploymentSettings } from './deployment';
import type { StampedTag } from './stamp-page';

/**
 * Names the product's backend in the head of every page: the forms look for it there, and the stylesheet shows them by it
 * before any script runs. Every page, because a visitor can come to a form from any of them without a load.
 */
export function productTags({ PRODUCT_API_URL: url }: DeploymentSettings): StampedTag[] {
  if (!url) return [];
  const attributes = { name: backendMetaName, content: url.replace(/\/+$/, '') };
  return [{ place: 'head', name: 'meta', purpose: 'product', attributes }];
}
