import type { BrowserContext, Page } from '@playwright/test';

/** Serves the pages of a context with a policy that allows no styles but those of the site's own files. */
export async function forbidInlineStyles(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" };
    return route.fulfill({ response, headers });
  });
  await context.addInitScript(() => {
    const violated: string[] = [];
    Object.assign(window, { violated });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber }) => {
      violated.push(`${effectiveDirective} ${sourceFile}:${lineNumber}`);
    });
  });
}

/** What the page has done against the policy so far. */
export const policyViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { violated: string[] }).violated);
