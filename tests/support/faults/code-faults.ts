import type { Page } from '@playwright/test';
import { always, complaints, cut, html, missing, refuse, times, type ScriptFault } from './script-faults.ts';

const all = /\/_astro\/(?!site-script).*\.js/;
const island = /\/_astro\/(Gallery|InteractiveMap|MapFrame|Frame|RequestForm|Picker)\./;

const throwing = ['Gallery', 'InteractiveMap', 'MapFrame', 'Frame', 'RequestForm', 'Picker']
  .map((name) => `broken as ${name}`)
  .join();
/** Code of an island that throws when it starts. */
export const brokenCode = `function broken(){throw new Error('broken')}export{${throwing}}`;

/** Leaves every request for the code without an answer. */
const hang = (page: Page) => page.context().route(all, () => undefined);

/** Ways in which the code of a control can fail: it does not arrive, arrives late or incomplete, or throws when it starts. */
export const codeFaults: readonly (ScriptFault & { isLate?: boolean })[] = [
  { name: 'fails once', prepare: times(refuse, all, 1) },
  { name: 'fails five times', prepare: times(refuse, all, 5) },
  { name: 'is refused', prepare: always(refuse, all).prepare },
  { name: 'is gone after an update', prepare: always(missing, all).prepare },
  { name: 'is replaced by a page', prepare: always(html, all).prepare },
  { name: 'ends in the middle', prepare: always(cut, all).prepare },
  { name: 'never comes', prepare: hang },
  {
    name: 'comes late',
    prepare: hang,
    isLate: true,
    end: (page: Page) => page.context().unroute(all),
  },
  { name: 'lacks the file of the island', prepare: always(missing, island).prepare },
  { name: 'lacks the file that renders islands', prepare: always(refuse, /\/_astro\/client\./).prepare },
  { name: 'lacks the file that starts islands', prepare: always(html, /\/_astro\/island\./).prepare },
  {
    name: 'waits for a connection',
    isLate: true,
    opened: (page: Page) => page.context().setOffline(true),
    end: async (page: Page) => {
      // When a connection comes back, the first request often still fails.
      await times(refuse, /load-island/, 1)(page);
      await page.context().setOffline(false);
      // If the computer of the tests has no network, the browser stays offline. So the test sets `navigator.onLine` itself.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { get: () => true });
        dispatchEvent(new Event('online'));
      });
    },
  },
  {
    name: 'throws when it starts',
    prepare: (page: Page) =>
      page
        .context()
        .route(island, (route) => route.fulfill({ contentType: 'text/javascript', body: brokenCode })),
  },
].map((fault) => ({ ...fault, complains: complaints }));
