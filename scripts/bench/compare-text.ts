import type { Browser } from 'playwright';
import { takePhone } from './phone.ts';

async function readText(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<string[]> {
  const phone = await takePhone(browser, { line: 'slow', javaScriptEnabled });
  try {
    const page = await phone.newPage();
    await page.goto(address, { waitUntil: 'load' });
    return (await page.locator('body').innerText()).split(/\s+/);
  } finally {
    await phone.close();
  }
}

/** How many of the words that a visitor with JavaScript sees are there without it: 1 is all. */
export async function compareText(browser: Browser, address: string): Promise<number> {
  const [withScript, without] = [
    await readText(browser, address, true),
    new Set(await readText(browser, address, false)),
  ];
  return withScript.filter((word) => without.has(word)).length / withScript.length;
}
