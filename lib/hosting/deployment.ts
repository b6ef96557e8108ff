import { z } from 'zod';
import { isBackendUrl } from '@/lib/product/backend/http-backend';
import { readAlgoliaSettings, recommendModels } from '@/lib/search/algolia/algolia-settings';

/** A setting of a deployment: the valid values of an environment variable, and its effect. */
interface DeploymentVariable {
  readonly schema: z.ZodType<string>;
  readonly example: string;
  /** One or two sentences for the table in docs/deploying.md. */
  readonly purpose: string;
}

/**
 * Settings that differ between deployments. They are stamped into a finished export, so they are not an input of the
 * pages. All of them are public: they are in the pages.
 */
export const deploymentVariables = {
  TAG_MANAGER_ID: {
    schema: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be "GTM-" and then capital letters and digits'),
    example: 'GTM-AB12CD3',
    purpose: 'Container of Google Tag Manager. Visitors are asked for consent, and it is loaded for those who give it.',
  },
  ALGOLIA_APP_ID: {
    schema: z.string().regex(/^[A-Z0-9]+$/i, 'must be letters and digits'),
    example: 'AB12CD34EF',
    purpose: 'Application that the search asks, in place of the index that is built with the site.',
  },
  ALGOLIA_API_KEY: {
    schema: z.string().regex(/^[0-9a-z]+$/i, 'must be letters and digits'),
    example: '0123456789abcdef0123456789abcdef',
    purpose: 'Its search-only key. It stands in a file that every visitor can read.',
  },
  ALGOLIA_INDEX_NAME: {
    schema: z.string().regex(/^\S+$/, 'must hold no blanks'),
    example: 'docs',
    purpose: 'Its index, which `npm run search:push` fills.',
  },
  ALGOLIA_ANALYTICS: {
    schema: z.enum(['on', 'off'], 'must be "on" or "off"'),
    example: 'off',
    purpose: 'Whether views and clicks of results are reported to the service. Off by default.',
  },
  ALGOLIA_RECOMMEND_MODEL: {
    schema: z.enum(recommendModels, `must be one of ${recommendModels.join(', ')}`),
    example: 'trending-items',
    purpose: 'Model from which the search page recommends pages. None by default.',
  },
  PRODUCT_API_URL: {
    schema: z.string().refine(isBackendUrl, 'must be an address with https: and neither a query nor a hash'),
    example: 'https://api.example.com/site/v1',
    purpose:
      'Backend for codes, data packs, invoices and the manga offer ([product-backend.md](product-backend.md)). Without it the forms say what to do instead.',
  },
  FEEDBACK_URL: {
    schema: z.string().refine(isBackendUrl, 'must be an address with https: and neither a query nor a hash'),
    example: 'https://api.example.com/feedback/v1',
    purpose:
      'Service that takes readers’ feedback ([feedback.md](feedback.md)). Without it feedback leads to the issue form of `content/site.ts`.',
  },
} as const satisfies Record<string, DeploymentVariable>;

export type DeploymentName = keyof typeof deploymentVariables;

export const deploymentNames = Object.keys(deploymentVariables) as DeploymentName[];

/** The settings that are configured. */
export type DeploymentSettings = { readonly [Name in DeploymentName]?: string };

/**
 * Reads the settings from environment variables. An unset or empty one is not configured.
 *
 * @throws one error for all invalid variables, each with its remedy
 */
export function readDeployment(environment: Readonly<Record<string, string | undefined>>): DeploymentSettings {
  const configured = deploymentNames.flatMap((name) => {
    const value = environment[name]?.trim() ?? '';
    return value === '' ? [] : [{ name, value, parsed: deploymentVariables[name].schema.safeParse(value) }];
  });
  const problems = configured.flatMap(({ name, value, parsed }) => {
    if (parsed.success) return [];
    const what = parsed.error.issues.map((issue) => issue.message).join(', and ');
    return [`${name} is "${value}", but ${what}. Example: ${name}=${deploymentVariables[name].example}`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  // Some of the search's settings require others.
  readAlgoliaSettings(environment);
  return Object.fromEntries(configured.map(({ name, value }) => [name, value]));
}

/** Removes all settings from the environment, for the tests' own exports. */
export function forgetDeployment(env: NodeJS.ProcessEnv): void {
  for (const name of deploymentNames) delete env[name];
}
