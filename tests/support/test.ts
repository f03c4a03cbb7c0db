import { test as plain, type TestInfo } from '@playwright/test';
import { whenMissing } from './read-entries.ts';
import { assumeGoodConnection } from './use-connection.ts';
import { watch } from './watch.ts';

// Another charity may have no judge or no internship. The fault reporter lists the journeys that are left out.
whenMissing((what) => plain.info().skip(true, what));

interface Watched {
  /** The browser's complaints (watch.ts) that a test causes on purpose. */
  allowedComplaints: RegExp | undefined;
  watched: undefined;
}

// The screen of Ghana's cheapest phones: a page that fits here also fits on larger screens.
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
export const isWithoutScript = ({ file }: TestInfo) => file.endsWith('.no-script.spec.ts');
const isWide = ({ tags }: TestInfo) => tags.includes('@desktop');

/**
 * Playwright's `test` with a good connection. A test also fails if the browser reports a policy violation or an error. Tests run on
 * a phone, because most visits are from phones. Tests with the tag @desktop run on a wide screen. In files named
 * *.no-script.spec.ts, tests run without script.
 */
export const test = plain.extend<Watched>({
  viewport: ({}, use, info) => use((isWide(info) ? desktop : phone).viewport),
  deviceScaleFactor: ({}, use, info) => use((isWide(info) ? desktop : phone).deviceScaleFactor),
  isMobile: ({}, use, info) => use(!isWide(info)),
  hasTouch: ({}, use, info) => use(!isWide(info)),
  javaScriptEnabled: ({}, use, info) => use(!isWithoutScript(info)),
  allowedComplaints: [undefined, { option: true }],
  watched: [
    async ({ context, allowedComplaints }, use) => {
      const expectNoComplaints = watch(context);
      await assumeGoodConnection(context);
      await use(undefined);
      expectNoComplaints(allowedComplaints);
    },
    { auto: true },
  ],
});
