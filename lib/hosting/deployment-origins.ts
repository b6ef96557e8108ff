import type { DeploymentSettings } from '@/lib/export/deployment';
import { contactedOrigins, readAlgoliaSettings } from '@/lib/search/algolia/algolia-settings';
import type { PolicyOrigins } from './hosting';

/**
 * The other origins that pages have to do with under a deployment's settings.
 *
 * @see https://developers.google.com/tag-platform/security/guides/csp for the tag manager and its statistics
 */
export function deploymentOrigins(settings: DeploymentSettings, formOrigins: readonly string[] = []): PolicyOrigins {
  const algolia = readAlgoliaSettings(settings);
  const measured = settings.TAG_MANAGER_ID ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] : [];
  return {
    script: settings.TAG_MANAGER_ID ? ['https://*.googletagmanager.com'] : [],
    image: measured,
    connect: [
      ...(settings.PRODUCT_API_URL ? [new URL(settings.PRODUCT_API_URL).origin] : []),
      ...(algolia ? contactedOrigins(algolia) : []),
      ...(measured.length > 0 ? [...measured, 'https://*.analytics.google.com'] : []),
    ],
    form: [...formOrigins].sort(),
  };
}
