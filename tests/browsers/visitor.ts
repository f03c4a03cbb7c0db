import type { Browser } from './browser.ts';

const SITE = 'http://localhost:4321';
/** Ends a journey that hangs; no result depends on it. */
const PATIENCE_MS = 20_000;

/** In the page: lists the visible elements with these words (a checkbox by its label) or at a selector. Must run in Chrome 80. */
const LIST_SEEN = `(words => {
  const isSeen = (part) => part.getClientRects().length > 0 && getComputedStyle(part).visibility !== 'hidden';
  if (words.startsWith('css=')) return [...document.querySelectorAll(words.slice(4))].filter(isSeen);
  const name = (part) => (part.getAttribute('aria-label') || part.innerText || part.value || '').replace(/\\s+/g, ' ').trim();
  const all = [...(document.querySelector('dialog[open]') || document).querySelectorAll('a,button,summary,label,[role=tab]')];
  const seen = all.filter(isSeen);
  return [...seen.filter((part) => name(part) === words), ...seen.filter((part) => name(part).startsWith(words))];
})`;

/** In the page: whether an element at this selector is displayed. */
export const isSeen = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((part) => part.getClientRects().length > 0)`;
/** In the page: whether the address ends like this. */
export const isAt = (end: string) => `location.href.endsWith(${JSON.stringify(end)})`;

export interface Visitor {
  /** Goes to a page of the site by its path, or to another address. */
  open: (address: string) => Promise<void>;
  /** Clicks the element with these words, or at `css=` and a selector, once it stays in place and nothing covers it. */
  click: (words: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  goBack: () => Promise<void>;
  /** Types into a field, found by its selector. */
  write: (field: string, text: string) => Promise<void>;
  /** Waits until the page shows these words. */
  reads: (words: string, where?: string) => Promise<void>;
  /** Waits until an embedded page shows these words. */
  readsInFrame: (words: string) => Promise<void>;
  until: (condition: string) => Promise<void>;
  ask: <Result>(expression: string) => Promise<Result>;
  faults: readonly string[];
  leave: () => Promise<void>;
}

/** Somebody with this browser on a phone. The function is long because the visitor's actions share the browser's methods. */
export async function welcome(browser: Browser): Promise<Visitor> {
  const { goTo, goBack, evaluate, evaluateInFrames, clickAt, pressEscape, type, faults, close } =
    await browser.open();

  /** Polls, because only the page knows when it is ready. It retries after an error, since between two pages nothing answers. */
  async function wait<Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> {
    const end = Date.now() + PATIENCE_MS;
    for (let last: unknown; ;) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        last = error;
      }
      if (Date.now() > end) {
        const page = String(await evaluate('location.href + "\\n" + document.body.innerText').catch(String));
        throw new Error(`never: ${what}${last ? ` (${String(last)})` : ''}\n${page.slice(0, 1500)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  /** The value of an expression in the page; repeated if a navigation interrupted it. */
  const ask = (expression: string) =>
    wait(expression, async () => ({ answer: await evaluate(expression) })).then(({ answer }) => answer);
  const says = (words: string, where: string) =>
    `[...document.querySelectorAll(${JSON.stringify(where)})].some((part) =>
      part.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words.replaceAll(/\s+/g, ' '))}))`;

  let lastPlace = '';
  /** The middle of the element to click, once it stays in place and nothing covers it. */
  const findClickPoint = (words: string) =>
    wait(`to click ${words}`, async () => {
      const place = await evaluate(`(() => {
        const [part] = ${LIST_SEEN}(${JSON.stringify(words)});
        if (!part) return '';
        const { left, top, width, height } = part.getClientRects()[0];
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit && (part.contains(hit) || hit.contains(part))) return x + ' ' + y;
        document.documentElement.style.scrollBehavior = 'auto';
        part.scrollIntoView({ block: 'center' });
        return '';
      })()`);
      const isStill = place !== '' && place === lastPlace;
      lastPlace = String(place);
      return isStill ? lastPlace.split(' ').map(Number) : undefined;
    });

  async function click(words: string): Promise<void> {
    const [x = 0, y = 0] = await findClickPoint(words);
    await clickAt(x, y);
  }

  return {
    click,
    pressEscape,
    goBack,
    faults,
    open: (address) => goTo(new URL(address, SITE).href),
    async write(field, text) {
      await click(`css=${field}`);
      await ask(`document.querySelector(${JSON.stringify(field)}).select()`);
      await type(text);
    },
    reads: (words, where = 'body') =>
      wait(`to read “${words}”`, () => evaluate(says(words, where))).then(() => undefined),
    until: (condition) => wait(condition, () => evaluate(`!!(${condition})`)).then(() => undefined),
    ask: async <Result>(expression: string) => (await ask(expression)) as Result,
    readsInFrame: (words) =>
      wait(`to read “${words}” in a frame`, async () =>
        (await evaluateInFrames(says(words, 'body'))).includes(true),
      ).then(() => undefined),
    leave: close,
  };
}
