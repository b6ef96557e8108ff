import path from 'node:path';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { fixtureSite, fixtureVariants } from '@/lib/export/sites';
import type { AlgoliaSettings } from '@/lib/search/algolia/algolia-settings';
import { readSearchRecords } from '@/lib/search/algolia/push';
import { type FakeAlgolia, startFakeAlgolia } from './fake-algolia';
import { policyUnder } from './policy-under';
import { test as base } from './test';

/** What the deployment under test is stamped with. */
export const service = fixtureVariants[1].settings;

/**
 * The provider's hosts, those of analytics among them. Tests route them to the fake instead of setting another address,
 * so address, host order and request form are those of a real deployment.
 */
const providerHosts = /^https:\/\/[^/]+\.(?:algolia\.(?:net|io|com)|algolianet\.com)\//;

export interface ProviderNetwork {
  /** Holds the records that the content step wrote. */
  readonly fake: FakeAlgolia;
  /** What the browser asked of the provider, oldest first. */
  readonly asked: readonly Request[];
  /** Bodies of the requests to a path, oldest first. */
  bodies(pathname: string): unknown[];
  /** Leads a host to another server than the fake: one that behaves otherwise. */
  lead(host: string, to: FakeAlgolia): void;
}

/** Leads whatever the pages of a context ask of the provider to a fake on this machine. */
async function leadToFake(context: BrowserContext, fake: FakeAlgolia): Promise<ProviderNetwork> {
  const asked: Request[] = [];
  const others = new Map<string, FakeAlgolia>();
  await context.route(providerHosts, (route) => {
    const request = route.request();
    asked.push(request);
    return forward(route, others.get(new URL(request.url()).hostname) ?? fake);
  });
  return {
    fake,
    asked,
    bodies: (pathname) =>
      asked
        .filter((request) => decodeURIComponent(new URL(request.url()).pathname) === pathname)
        .map((request): unknown => JSON.parse(request.postData() ?? 'null')),
    lead: (host, to) => {
      others.set(host, to);
    },
  };
}

async function forward(route: Route, fake: FakeAlgolia): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  try {
    const response = await fetch(fake.origin + pathname + search, {
      method: request.method(),
      headers: { 'content-type': (await request.headerValue('content-type')) ?? 'text/plain' },
      body: request.postData() ?? undefined,
    });
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  } catch {
    // The server is gone, or the page has stopped waiting.
    await route.abort('connectionrefused').catch(() => undefined);
  }
}

/** Tests of a deployment whose search is a service. */
export const test = base.extend<{ network: ProviderNetwork }>({
  network: [
    async ({ context }, use) => {
      const records = Object.values(readSearchRecords(path.join(fixtureSite.contentOut, 'search'))).flat();
      const fake = await startFakeAlgolia({ [service.ALGOLIA_INDEX_NAME]: records });
      await use(await leadToFake(context, fake));
      await fake.close();
    },
    { auto: true },
  ],
});

/** Gives the pages of a context a deployment with further settings, as a stamp would. */
export async function configure(
  context: BrowserContext,
  settings: Readonly<Partial<Pick<AlgoliaSettings, 'analytics' | 'recommendModel'>>>,
): Promise<void> {
  await context.route(/\/[^.]*$/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const policy = policyUnder({ ...service, ...(settings.analytics ? { ALGOLIA_ANALYTICS: 'on' } : {}) });
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await context.route('**/search/words.json', async (route) => {
    const response = await route.fetch();
    const texts = (await response.json()) as { service: object };
    await route.fulfill({ response, json: { ...texts, service: { ...texts.service, ...settings } } });
  });
}

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const inputOf = (page: Page) => dialogOf(page).getByRole('combobox');
export const optionsOf = (page: Page) => dialogOf(page).getByRole('option');

/** Opens the search by its shortcut, and waits for the modal. */
export async function openModal(page: Page, address = '/en/docs/guide/'): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await inputOf(page).and(page.locator(':focus')).waitFor();
}

export async function look(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
  await optionsOf(page).first().waitFor();
}
