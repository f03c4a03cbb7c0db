import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { LIB_VERSION } from '#lib/request/request-form.ts';

test('forms sent without script name the installed version of the e-mail client', () => {
  const { version } = createRequire(import.meta.url)('@emailjs/browser/package.json') as { version: string };
  expect(LIB_VERSION).toBe(version);
});
