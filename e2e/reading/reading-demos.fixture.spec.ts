import { translationStyles } from '@/components/bilingual/display-styles';
import { violations } from '../support/accessibility';
import { expect, type Page, test } from '../support/test';

const headline = { it: 'Una biblioteca che presta semi', en: 'A library where you borrow seeds' } as const;

/** Brings a demo into view and waits until its script has taken hold. */
async function live(page: Page, name: string) {
  const island = page.locator(`[data-island="${name}"]`);
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-island-ready', '');
  return island;
}

/** Collects every layout shift from the beginning, with or without a visitor's doing. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // Shifts are reported after the frame in which they happen.
          requestAnimationFrame(() =>
            setTimeout(
              () => resolve((window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0)),
              100,
            ),
          );
        }),
    );
}

test.describe('the live page', () => {
  test('[PAGE-12] its button turns it bilingual, paragraph by paragraph, and back', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'live-page');
    const ball = demo.getByRole('button', { name: 'Traduci questa pagina' });
    const translations = demo.locator('.target');
    await expect(demo.getByText(headline.en)).toBeVisible();
    await expect(translations.filter({ visible: true })).toHaveCount(0);
    await ball.click();
    await expect(translations.filter({ visible: true })).toHaveCount(6);
    await expect(ball).toHaveAttribute('aria-pressed', 'true');
    await expect(demo.getByRole('status')).toContainText('Ora la pagina è bilingue.');
    await expect(demo.getByRole('radio', { name: 'Bilingue' })).toBeChecked();
    await ball.click();
    await expect(translations.filter({ visible: true })).toHaveCount(0);
    await expect(ball).toHaveAttribute('aria-pressed', 'false');
  });

  test('[PAGE-12] Alt+A inside it does the same, and elsewhere it does not', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'live-page');
    const translation = demo.getByText(headline.it);
    await page.getByRole('link', { name: 'Usage' }).or(page.locator('.navbar a').first()).first().focus();
    await page.keyboard.press('Alt+KeyA');
    await expect(translation).toBeHidden();
    await demo.getByRole('radio', { name: 'Originale' }).focus();
    await page.keyboard.press('Alt+KeyA');
    await expect(translation).toBeVisible();
    await page.keyboard.press('Alt+KeyA');
    await expect(translation).toBeHidden();
  });

  test('[PAGE-12] shows the translation alone, and comes back to it', async ({ page }) => {
    await page.goto('/it/demos/');
    const demo = await live(page, 'live-page');
    await demo.getByRole('radio', { name: 'Originale' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByText(headline.it)).toBeVisible();
    await expect(demo.locator('.source').filter({ visible: true })).toHaveCount(0);
    // The translations have moved up to where the page begins.
    const [first, frame] = await Promise.all([
      demo.getByText(headline.it).boundingBox(),
      demo.locator('.window-page').boundingBox(),
    ]);
    await expect
      .poll(async () => (await demo.getByText(headline.it).boundingBox())?.y ?? 0)
      .toBeLessThan((frame?.y ?? 0) + 60);
    expect(first).not.toBeNull();
    await demo.locator('[data-ball]').click();
    await expect(demo.getByText(headline.en)).toBeVisible();
    await demo.locator('[data-ball]').click();
    await expect(demo.locator('.source').filter({ visible: true })).toHaveCount(0);
  });

  test('[PAGE-12] has over 20 display styles, and each looks different', async ({ page }) => {
    await page.goto('/en/demos/');
    const demo = await live(page, 'live-page');
    await demo.locator('[data-ball]').click();
    const choices = demo.getByRole('group', { name: 'Translation display style' }).getByRole('radio');
    await expect(choices).toHaveCount(translationStyles.length);
    expect(translationStyles.length).toBeGreaterThan(20);
    const looks = await demo.evaluate((root) => {
      const text = root.querySelector('.target-text');
      return [...root.querySelectorAll<HTMLInputElement>('.style-choice input')].map((choice) => {
        choice.click();
        const look = text && getComputedStyle(text);
        return look
          ? [
              ...['display', 'color', 'opacity', 'filter', 'backgroundColor', 'backgroundImage', 'boxShadow'],
              ...['fontStyle', 'fontWeight', 'fontSize', 'textDecorationLine', 'textDecorationStyle', 'padding'],
              ...['borderTop', 'borderBottom', 'borderInlineStart'],
            ].map((name) => look[name as 'color'])
          : [];
      });
    });
    // What is set in bold already is no bolder in the headline, so the style is looked for in running text.
    expect(new Set(looks.map((look) => look.join('|'))).size).toBeGreaterThanOrEqual(translationStyles.length - 1);
    await demo.getByRole('radio', { name: 'Bold' }).check({ force: true });
    await expect(demo.locator('.target-text').nth(1)).toHaveCSS('font-weight', '700');
  });

  test('[PAGE-01] begins by itself when it is in view, where that is asked for', async ({ page }) => {
    await page.goto('/en/demo-scroll/');
    const demo = await live(page, 'live-page');
    await demo.locator('.window-page').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 400);
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(6);
    await expect(demo.locator('[data-ball]')).toHaveAttribute('aria-pressed', 'true');
  });

  test('[PAGE-12] nothing moves for those who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/demo-scroll/');
    const unasked = await live(page, 'live-page');
    await expect(unasked.locator('.target').filter({ visible: true })).toHaveCount(6);
    await page.goto('/en/demos/');
    const demo = await live(page, 'live-page');
    const shown = await demo.evaluate((root) => {
      root.querySelector<HTMLElement>('[data-ball]')?.click();
      return [...root.querySelectorAll('.target')].filter((one) => getComputedStyle(one).visibility === 'visible')
        .length;
    });
    expect(shown).toBe(6);
    await expect(demo.locator('.block').nth(2)).toHaveCSS('transition-duration', '0s');
  });

  test('[PAGE-12] in Arabic the translation runs from the right, and the button is at the end edge', async ({
    page,
  }) => {
    await page.goto('/ar/demos/');
    const demo = await live(page, 'live-page');
    await demo.locator('[data-ball]').click();
    await expect(demo.locator('.target').first()).toHaveCSS('direction', 'rtl');
    await expect(demo.locator('.source').first()).toHaveCSS('direction', 'ltr');
    const [ball, frame] = await Promise.all([
      demo.locator('[data-ball]').boundingBox(),
      demo.locator('.reading-window').boundingBox(),
    ]);
    expect((ball?.x ?? 0) - (frame?.x ?? 0)).toBeLessThan(10);
  });
});

test.describe('the style gallery', () => {
  test('[PAGE-12] sets a pair of sentences in the style that is chosen, with no script', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/it/demos/');
    const gallery = page.locator('.style-gallery');
    await expect(gallery.locator('.target-text')).toHaveCSS('border-bottom-style', 'solid');
    await gallery.getByRole('radio', { name: 'Linea ondulata' }).focus();
    await page.keyboard.press('Space');
    await expect(gallery.locator('.target-text')).toHaveCSS('text-decoration-style', 'wavy');
    await page.close();
  });
});

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
      await expect(demo.getByText('المس فقرة لترجمتها')).toBeVisible();
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

test.describe('how the demos are loaded', () => {
  test('[PERF-01] pages without them fetch neither their scripts nor their styles', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/en/home/');
    await page.mouse.wheel(0, 5000);
    await page.goto('/en/demo-scroll/');
    await live(page, 'live-page');
    expect(fetched.filter((address) => /styles\.[a-z.-]*reading/.test(address))).toHaveLength(1);
    expect(
      fetched.filter((address) => /\/island-/.test(address)).map((address) => /island-([a-z-]+)/.exec(address)?.[1]),
    ).toEqual(['live-page']);
  });

  test('[PAGE-12] nothing in the page moves when they begin, or when one turns by itself', async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const address of ['/en/demos/', '/ar/first-steps/', '/en/demo-scroll/']) {
      await page.goto(address);
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).toHaveAttribute('data-island-ready', '');
      }
      if (address.includes('scroll')) {
        await page.mouse.wheel(0, 400);
        await expect(page.locator('.target').filter({ visible: true })).toHaveCount(6);
      }
      expect(await shifts(), address).toBe(0);
    }
  });

  test('[SHELL-10] a demo whose script is not to be had says why, and Retry tries again', async ({ page }) => {
    let blocked = true;
    await page.route(/island-live-page/, (route) => (blocked ? route.abort() : route.continue()));
    await page.goto('/it/demos/');
    const demo = page.locator('[data-island="live-page"]');
    await demo.scrollIntoViewIfNeeded();
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('Questa parte della pagina non è stata caricata.');
    await expect(alert.locator('code')).not.toBeEmpty();
    // What it shows is still whole.
    await expect(demo.getByText(headline.it)).toBeVisible();
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(demo).toHaveAttribute('data-island-failed', '');
    blocked = false;
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(demo).toHaveAttribute('data-island-ready', '');
    await expect(alert).toBeHidden();
  });

  test('[PAGE-12] a press before the script has come is not lost', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/island-live-page/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/it/demos/');
    const demo = page.locator('[data-island="live-page"]');
    await demo.locator('[data-ball]').click();
    release();
    await expect(demo).toHaveAttribute('data-island-ready', '');
    await expect(demo.getByRole('status')).toContainText('Ora la pagina è bilingue.');
    await expect(demo.locator('.target').filter({ visible: true })).toHaveCount(6);
  });

  test('[PAGE-12] with no script every demo stands finished, in two languages', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/it/demos/');
    for (const name of ['live-page', 'hover-practice', 'input-practice']) {
      const demo = page.locator(`[data-island="${name}"]`);
      await expect(demo.locator('.source').first()).toBeVisible();
      await expect(demo.locator('.target').first()).toBeVisible();
      await expect(demo.getByText('Traduzione scritta in anticipo')).toBeVisible();
    }
    const article = page.locator('[data-island="live-page"]');
    await article.getByRole('radio', { name: 'Solo traduzione' }).focus();
    await page.keyboard.press('Space');
    await expect(article.getByText(headline.it)).toBeVisible();
    await expect(article.getByText(headline.en)).toBeHidden();
    await page.close();
  });
});

for (const theme of ['light', 'dark'] as const) {
  for (const address of ['/en/demos/', '/ar/first-steps/']) {
    test(`[A11Y-01] axe finds nothing in ${address}, ${theme}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(address);
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect(island).toHaveAttribute('data-island-ready', '');
      }
      expect(await violations(page)).toEqual([]);
      await page.locator('[data-ball]').click();
      await page.locator('.hover-practice .block').first().press('Enter');
      expect(await violations(page)).toEqual([]);
    });
  }
}
