import { alive, film } from '../support/scenes';
import { expect, test } from '../support/test';

const secondLine = 'It will come. It always waits for the tide.';

test.describe('film', () => {
  test('[PAGE-07] subtitles run in two languages while the film plays, and stop with it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/scenes/');
    const player = await alive(film(page));
    await expect(player.getByText('마지막 배는 한 시간 전에 왔어야 해.')).toBeVisible();
    await player.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(6000);
    await expect(player.getByText(secondLine)).toBeVisible();
    await expect(player.getByText('올 거야. 늘 밀물을 기다리니까.')).toBeVisible();
    await player.getByRole('button', { name: 'Pause' }).click();
    await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
    const stopped = await player.getByRole('slider').inputValue();
    expect(Number(stopped)).toBeGreaterThan(4);
    await page.clock.runFor(2000);
    expect(await player.getByRole('slider').inputValue()).toBe(stopped);
  });

  test('[PAGE-07] space and k play, arrows go on and back', async ({ page }) => {
    await page.goto('/en/scenes/');
    const player = await alive(film(page));
    const timeline = player.getByRole('slider', { name: 'Position in the film' });
    await timeline.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await expect(timeline).toHaveAttribute('aria-valuetext', '0:06 / 0:30');
    await expect(player.getByText(secondLine)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(timeline).toHaveAttribute('aria-valuetext', '0:04 / 0:30');
    await page.keyboard.press('k');
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Space');
    await player.getByRole('button', { name: 'Play' }).focus();
    await page.keyboard.press('Space');
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('[PAGE-07] in Arabic too the time line runs from left to right, and so do its keys', async ({ page }) => {
    await page.goto('/ar/scenes/');
    const player = await alive(page.locator('[data-part="film"]'));
    const timeline = player.getByRole('slider');
    await timeline.focus();
    await page.keyboard.press('ArrowRight');
    await expect(timeline).toHaveAttribute('aria-valuetext', '0:02 / 0:30');
    const [play, bar] = [await player.locator('.film-play').boundingBox(), await timeline.boundingBox()];
    expect(play?.x).toBeLessThan(bar?.x ?? 0);
  });

  test('[PAGE-07] screen readers hear the subtitles only when asked to', async ({ page }) => {
    await page.goto('/en/scenes/');
    const player = await alive(film(page));
    const captions = player.locator('.film-captions');
    await expect(captions).toHaveAttribute('aria-live', 'off');
    await player.getByRole('checkbox', { name: 'Let a screen reader read the subtitles' }).check();
    await expect(captions).toHaveAttribute('aria-live', 'polite');
  });

  test('[PAGE-07] the picture moves while it plays, and never where motion is not wanted', async ({ page }) => {
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await page.goto('/en/scenes/');
    let player = await alive(film(page));
    // What the page itself moves as it appears comes to rest.
    await expect.poll(moving).toBe(0);
    await player.getByRole('button', { name: 'Play' }).click();
    await expect.poll(moving).toBeGreaterThan(5);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en/scenes/');
    player = await alive(film(page));
    await player.getByRole('button', { name: 'Play' }).click();
    await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(await moving()).toBe(0);
  });
});
