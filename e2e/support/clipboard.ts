import type { Page } from '@playwright/test';

/** What a visitor would paste. The site's policy lets no script read the clipboard, so that this does what they do. */
export async function readClipboard(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.createElement('textarea');
    document.body.append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return field.evaluate((area) => {
    area.remove();
    return area.value;
  });
}
