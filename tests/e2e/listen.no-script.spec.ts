import { expect } from '@playwright/test';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

test('without script, the Wohohiame page has an exit link and phone numbers, and loads a recording only to play it', async ({
  page,
  request,
}) => {
  const sounds: string[] = [];
  page.on('request', (asked) => void (/\.(?:mp3|ogg)$/.test(asked.url()) && sounds.push(asked.url())));
  await page.goto(`${OWN_SITE}/wohohiame`);
  const main = page.getByRole('main');
  const exit = main.getByRole('link', { name: 'Leave this page' });
  await expect(exit).toHaveAttribute('href', 'https://encyclopedia.example/');
  await expect(exit).toHaveAttribute('rel', 'noreferrer');
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main.getByRole('link', { name: '0800 000 000' })).toHaveAttribute('href', 'tel:0800000000');
  await expect(main.locator('p[lang=fr]')).toContainText('chaque jour');
  const listen = main
    .locator('summary')
    .filter({ hasText: english('media.listen', { language: 'English', length: '4 s', size: '12 kB' }) });
  await listen.click();
  const player = main.locator('audio').first();
  await expect(player).toHaveAttribute('preload', 'none');
  const keep = main.getByRole('link', { name: english('media.keep') }).first();
  await expect(keep).toHaveAttribute('download', 'listen-en.mp3');
  expect(sounds).toEqual([]);

  // The browser’s play button is here.
  await player.click({ position: { x: 28, y: 27 } });
  await expect.poll(() => sounds).not.toEqual([]);
  // Safari requests recordings in parts.
  const address = new URL((await keep.getAttribute('href')) ?? '', OWN_SITE).href;
  const part = await request.get(address, { headers: { range: 'bytes=1000-1999' } });
  expect([part.status(), part.headers()['content-type']]).toEqual([206, 'audio/mpeg']);
});
