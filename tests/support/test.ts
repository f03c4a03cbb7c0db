import { test as plain } from '@playwright/test';
import { assumeGoodConnection } from './use-connection.ts';
import { watch } from './watch.ts';

interface Watched {
  /** Complaints that a test brings about on purpose. */
  allowedComplaints: RegExp | undefined;
  watched: undefined;
}

/** As Playwright's, on a good line, and fails when a policy was violated or an error reached the console, whatever else was tested. */
export const test = plain.extend<Watched>({
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
