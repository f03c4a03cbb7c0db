import { test as plain, type TestInfo } from '@playwright/test';
import { assumeGoodConnection } from './use-connection.ts';
import { watch } from './watch.ts';

interface Watched {
  /** Complaints that a test causes on purpose. */
  allowedComplaints: RegExp | undefined;
  watched: undefined;
}

// Ghana's cheapest phones: what fits and works here works everywhere.
const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
export const isWithoutScript = ({ file }: TestInfo) => file.endsWith('.no-script.spec.ts');
const isWide = ({ tags }: TestInfo) => tags.includes('@desktop');

/**
 * Playwright's test on a good connection. It also fails after any policy violation or console error. It runs on a phone, like most
 * visits; with the tag @desktop on a wide screen; and without script in files named *.no-script.spec.ts.
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
