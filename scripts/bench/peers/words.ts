import type { Browser } from 'playwright';
import { takePhone } from '../phone.ts';

/** A piece of text with the element it stands in. */
export interface Block {
  tag: 'h1' | 'h2' | 'h3' | 'p';
  text: string;
}

/** What the peers say: the same words as our home page and our price list. */
export interface Words {
  home: Block[];
  prices: Block[];
  options: { name: string; price: number }[];
}

/** Reads the words of the built site at `origin`. */
export async function readWords(browser: Browser, origin: string): Promise<Words> {
  const phone = await takePhone(browser, { line: 'slow' });
  try {
    const page = await phone.newPage();
    const readBlocks = () =>
      page.locator('main :is(h1, h2, h3, p)').evaluateAll((elements) =>
        elements.map((element) => ({
          tag: element.localName as Block['tag'],
          text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
        })),
      );
    await page.goto(`${origin}/`);
    const home = await readBlocks();
    await page.goto(`${origin}/lab-services`);
    const prices = await readBlocks();
    const options = await page.locator('.option').evaluateAll((labels) =>
      labels.map((label) => {
        const [name = '', price = ''] = Array.from(
          label.querySelectorAll('span'),
          (span) => span.textContent ?? '',
        );
        return { name, price: Number(price.replace(/[^\d.]/g, '')) };
      }),
    );
    if (options.length === 0)
      throw new Error('The price list of the site has no options to give to the peers.');
    return { home, prices, options };
  } finally {
    await phone.close();
  }
}
