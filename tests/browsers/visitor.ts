import type { Browser } from './browser.ts';

const SITE = 'http://localhost:4321';
/** A journey that hangs fails after this time. No other result depends on the time. */
const PATIENCE_MS = 20_000;

/**
 * A function for the page, which must run in Chrome 80. It lists the visible controls whose name begins with these words, exact
 * matches first. A checkbox is found by its label. Words after `css=` are a selector.
 */
const LIST_SEEN = `(words => {
  const isSeen = (part) => part.getClientRects().length > 0 && getComputedStyle(part).visibility !== 'hidden';
  if (words.startsWith('css=')) return [...document.querySelectorAll(words.slice(4))].filter(isSeen);
  const name = (part) => (part.getAttribute('aria-label') || part.innerText || part.value || '').replace(/\\s+/g, ' ').trim();
  const all = [...(document.querySelector('dialog[open]') || document).querySelectorAll('a,button,summary,label,[role=tab]')];
  const seen = all.filter(isSeen);
  return [...seen.filter((part) => name(part) === words), ...seen.filter((part) => name(part).startsWith(words))];
})`;

/** An expression for the page: whether an element that matches the selector is displayed. */
export const isSeen = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((part) => part.getClientRects().length > 0)`;
/** An expression for the page: whether its address ends with `end`. */
export const isAt = (end: string) => `location.href.endsWith(${JSON.stringify(end)})`;

export interface Visitor {
  /** Goes to a page of the site by its path, or to another address. */
  open: (address: string) => Promise<void>;
  /** Clicks the element with these words, or with the selector after `css=`. Waits until the element is still and not covered. */
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

/** Opens the browser for a visitor with a phone. The function is long because the visitor's actions share the browser's methods. */
export async function welcome(browser: Browser): Promise<Visitor> {
  const { goTo, goBack, evaluate, evaluateInFrames, clickAt, pressEscape, type, faults, close } =
    await browser.open();

  /** Repeats `look` until it finds something. An error does not end the wait, because between two pages no page can answer. */
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
  /** The value of an expression in the page. The expression runs again if a navigation interrupts it. */
  const ask = (expression: string) =>
    wait(expression, async () => ({ answer: await evaluate(expression) })).then(({ answer }) => answer);
  const says = (words: string, where: string) =>
    `[...document.querySelectorAll(${JSON.stringify(where)})].some((part) =>
      part.innerText.replace(/\\s+/g, ' ').includes(${JSON.stringify(words.replaceAll(/\s+/g, ' '))}))`;

  let lastPlace = '';
  /** The middle of the element to click. Waits until the element stays in place and nothing covers its middle. */
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
