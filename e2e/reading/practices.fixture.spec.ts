import { headline, live } from '../support/practice';
import { expect, test } from '../support/test';

test.describe('the hover practice', () => {
  test('[PAGE-12] Ctrl translates the paragraph under the pointer, and again takes it away', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'hover-practice');
    const paragraph = demo.getByRole('button').nth(1);
    const translation = paragraph.locator('.target');
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(0);
    await paragraph.hover();
    await page.keyboard.press('Control');
    await expect(translation).toBeVisible();
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(1);
    await expect(demo.getByRole('status')).toContainText('Paragrafo tradotto.');
    await page.keyboard.press('Control');
    await expect(translation).toBeHidden();
  });

  test('[PAGE-12] Ctrl with another key, or a press of the mouse alone, translates nothing', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'hover-practice');
    await demo.getByRole('button').nth(1).hover();
    await page.keyboard.press('Control+KeyC');
    await demo.getByRole('button').nth(1).click();
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(0);
    await page.keyboard.press('Control');
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(1);
  });

  test('[PAGE-12] works with the keyboard alone', async ({ page }) => {
    await page.goto('/en/demos/');
    const demo = await live(page, 'hover-practice');
    await page.mouse.move(0, 0);
    const [first, second] = [demo.getByRole('button').nth(0), demo.getByRole('button').nth(1)];
    await first.focus();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Control');
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Enter');
    await expect(second).toHaveAttribute('aria-pressed', 'false');
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('[PAGE-12] a tap translates, and another takes the translation away', async ({ page }) => {
      await page.goto('/ar/demos/');
      const demo = await live(page, 'hover-practice');
      await expect(demo.getByText('هنا تكفي لمسة واحدة لترجمة الفقرة')).toBeVisible();
      const paragraph = demo.getByRole('button').nth(1);
      await paragraph.tap({ position: { x: 200, y: 10 } });
      await expect(paragraph.locator('.target')).toBeVisible();
      await paragraph.tap({ position: { x: 200, y: 10 } });
      await expect(paragraph.locator('.target')).toBeHidden();
    });

    test('[PAGE-12] the page’s button and the samples answer a finger', async ({ page }) => {
      await page.goto('/it/demos/');
      const article = await live(page, 'live-page');
      await article.locator('[data-ball]').tap();
      await expect(article.getByText(headline.it)).toBeVisible();
      const chat = await live(page, 'input-practice');
      await chat.getByRole('button', { name: 'Possiamo spostare' }).tap();
      await expect(chat.getByRole('textbox')).toHaveValue('Possiamo spostare la riunione a giovedì mattina?');
      await chat.getByRole('textbox').pressSequentially('   ');
      await expect(chat.getByRole('textbox')).toHaveValue('Could we move our meeting to Thursday morning?');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });
});

test.describe('the input practice', () => {
  const typed = 'Grazie, il pacco è arrivato oggi e non si è rotto niente.';
  const english = 'Thank you, the parcel arrived today and nothing is broken.';

  test('[PAGE-12] three quick spaces replace what was typed by its translation, in English at first', async ({
    page,
  }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'input-practice');
    const box = demo.getByRole('textbox', { name: 'Il tuo messaggio' });
    await box.pressSequentially(typed);
    await box.pressSequentially('  ');
    await expect(box).toHaveValue(`${typed}  `);
    await box.pressSequentially(' ');
    await expect(box).toHaveValue(english);
    await expect(box).toHaveAttribute('lang', 'en');
    await expect(demo.getByRole('status')).toContainText('Tradotto.');
    await expect(demo.locator('[data-typed]')).toHaveText(typed);
  });

  test('[PAGE-12] the target language can be chosen, and is another one for readers of English', async ({ page }) => {
    await page.goto('/en/demos/');
    const demo = await live(page, 'input-practice');
    const target = demo.getByRole('combobox', { name: 'Translate into' });
    await expect(target).toHaveValue('ja');
    await target.selectOption('ar');
    await demo.getByRole('button', { name: 'Thank you, the parcel' }).click();
    const box = demo.getByRole('textbox');
    await expect(box).toBeFocused();
    await page.keyboard.type('   ');
    await expect(box).toHaveValue('شكرًا، وصل الطرد اليوم ولم ينكسر شيء.');
    await expect(box).toHaveCSS('direction', 'rtl');
    await target.selectOption('de');
    await box.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('   ');
    await expect(box).toHaveValue('Danke, das Paket ist heute heil angekommen.');
  });

  test('[PAGE-12] a message that begins with a language code is translated into that language', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'input-practice');
    const box = demo.getByRole('textbox');
    for (const [code, translation] of [
      ['/fr', 'Merci, le colis est arrivé aujourd’hui et rien n’est cassé.'],
      ['/KO', '고맙습니다. 소포가 오늘 깨진 것 없이 도착했어요.'],
    ] as const) {
      await box.fill('');
      await box.pressSequentially(`${code} ${typed}   `);
      await expect(box).toHaveValue(translation);
      await page.keyboard.press('Control+KeyZ');
      await expect(box).toHaveValue(`${code} ${typed}`);
    }
    await box.fill('');
    await box.pressSequentially(`/xy ${typed}   `);
    await expect(demo.getByText('Questa demo conosce solo queste frasi')).toBeVisible();
  });

  test('[PAGE-12] slow spaces translate nothing, and Alt+I does without them', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'input-practice');
    const box = demo.getByRole('textbox');
    await box.fill(typed);
    await page.keyboard.press('End');
    await page.keyboard.type('   ', { delay: 700 });
    await expect(box).toHaveValue(`${typed}   `);
    await page.keyboard.press('Alt+KeyI');
    await expect(box).toHaveValue(english);
  });

  test('[PAGE-12] the own text comes back by key and by button', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'input-practice');
    const box = demo.getByRole('textbox');
    const undo = demo.getByRole('button', { name: 'Annulla' });
    await expect(undo).toBeDisabled();
    await box.pressSequentially(`${typed}   `);
    await expect(box).toHaveValue(english);
    await page.keyboard.press('Control+KeyZ');
    await expect(box).toHaveValue(typed);
    await page.keyboard.press('End');
    await page.keyboard.type('   ');
    await expect(box).toHaveValue(english);
    await undo.click();
    await expect(box).toHaveValue(typed);
    await expect(box).toBeFocused();
    await expect(demo.getByRole('status')).toContainText('Il tuo testo è di nuovo lì.');
  });

  test('[PAGE-12] a text that the demo does not have stays as it is, and the demo says so', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'input-practice');
    const box = demo.getByRole('textbox');
    await box.pressSequentially('Una frase tutta mia   ');
    await expect(demo.getByText('Questa demo conosce solo queste frasi')).toBeVisible();
    await expect(box).toHaveValue('Una frase tutta mia   ');
  });

  test('[PAGE-12] spaces that choose a candidate while composing do not count', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'input-practice');
    const box = demo.getByRole('textbox');
    await box.fill(typed);
    await page.keyboard.press('End');
    const keyboard = await page.context().newCDPSession(page);
    for (const text of [' ', '  ', '   ']) {
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await expect(box).toHaveValue(`${typed}   `);
    await keyboard.send('Input.insertText', { text: '   ' });
    await expect(box).toHaveValue(`${typed}   `);
  });
});

test.describe('the first practice', () => {
  test('[PAGE-09] each step is done by its gesture, and the end leads on', async ({ page }) => {
    await page.goto('/it/first-steps/');
    const practice = await live(page, 'welcome-practice');
    const steps = practice.getByRole('navigation').getByRole('listitem');
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
    await expect(steps.locator('[data-word="todo"]').filter({ visible: true })).toHaveCount(3);

    await practice.getByRole('radio', { name: 'Originale' }).focus();
    await page.keyboard.press('Alt+KeyA');
    await expect(steps.nth(0).getByText('Fatto')).toBeVisible();
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');

    await practice.locator('[data-step="hover"] .block').nth(1).hover();
    await page.keyboard.press('Control');
    await expect(steps.nth(1).getByText('Fatto')).toBeVisible();

    await practice.getByRole('button', { name: 'Arrivo tra cinque minuti' }).click();
    await page.keyboard.type('   ');
    await expect(steps.nth(2).getByText('Fatto')).toBeVisible();
    await expect(practice.getByText('Hai completato tutti i passi.')).toBeVisible();
    await expect(practice.getByRole('link', { name: 'Confronta i piani' })).toHaveAttribute('href', '/it/pricing/');
    await expect(practice.getByRole('link', { name: 'Leggi come funziona tutto' })).toHaveAttribute(
      'href',
      '/it/docs/usage/',
    );
  });

  test('[PAGE-09] steps can be skipped, the place is kept, and one can start over', async ({ page }) => {
    await page.goto('/en/first-steps/');
    const practice = await live(page, 'welcome-practice');
    const steps = practice.getByRole('navigation').getByRole('listitem');
    await practice.getByRole('button', { name: 'Skip this step' }).first().click();
    await expect(practice.getByRole('heading', { name: 'Translate a single paragraph' })).toBeFocused();
    await expect(steps.nth(0).getByText('Skipped')).toBeVisible();
    await page.reload();
    await live(page, 'welcome-practice');
    await expect(steps.nth(0).getByText('Skipped')).toBeVisible();
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
    await practice.getByRole('button', { name: 'Start over' }).click();
    await expect(steps.locator('[data-word="todo"]').filter({ visible: true })).toHaveCount(3);
    expect(await page.evaluate(() => localStorage.getItem('welcome.practice'))).toBeNull();
  });

  test('[PAGE-09] rubbish in storage is a practice that has not begun', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('welcome.practice', '{"page":7'));
    await page.goto('/en/first-steps/');
    const practice = await live(page, 'welcome-practice');
    await expect(practice.getByRole('navigation').getByRole('listitem').first()).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
});
