import { walkByTab } from '../support/tab-walk';
import { test } from '../support/test';

/** Kinds of pages and parts that the real site does not show: posts, older versions, a dark navbar with all items. */
const routes = ['blog/', 'blog/two-languages/', 'docs/components/', 'docs/1.0/', 'lists/', 'demos/', 'there-is-none/'];

for (const width of [390, 1440]) {
  for (const locale of ['en', 'ar']) {
    test(`[SHELL-01] Tab alone leads through every option in /${locale}/ at ${width} px`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 844 });
      await walkByTab(page, locale, routes);
    });
  }
}
