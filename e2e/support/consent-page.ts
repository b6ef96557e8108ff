import type { Page } from './test';

export const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123';

export const words = {
  en: { question: 'May we count visits?', accept: 'Accept', settings: 'Privacy settings' },
  it: { question: 'Possiamo contare le visite?', accept: 'Accetta', settings: 'Impostazioni sulla privacy' },
  ar: { question: 'هل تسمح لنا بإحصاء الزيارات؟', accept: 'موافقة', settings: 'إعدادات الخصوصية' },
} as const;

/** Requests to other hosts, each answered with an empty script. */
export async function foreignRequests(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

/** Waits until the page has nothing more to do by itself. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  await page.waitForLoadState('networkidle');
}

export const question = (page: Page) => page.getByRole('dialog', { name: words.en.question });

export const settings = (page: Page) => page.getByRole('dialog', { name: words.en.settings });

export const openSettings = (page: Page) => page.getByRole('button', { name: words.en.settings, exact: true }).click();

export const button = (page: Page, name: string) => question(page).getByRole('button', { name });
