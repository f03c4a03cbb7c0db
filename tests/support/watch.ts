import { expect, type BrowserContext } from '@playwright/test';

// Not faults of a page. Tests cause network failures on purpose. Chromium does not know where a page fulfilled by a test
// comes from, so it refuses that page's loads from the stand-ins.
const NO_FAULT = /^Failed to load resource|`loopback` address space/;

/**
 * Listens for a browser's complaints about the pages of a context: policy violations, uncaught errors, console errors. The returned
 * function fails the test if there were any that `allowed` does not match.
 */
export function watch(context: BrowserContext): (allowed?: RegExp) => void {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return (allowed) => {
    const unexpected = complaints.filter((text) => !NO_FAULT.test(text) && !allowed?.test(text));
    expect(unexpected, 'what the browser says against the pages').toEqual([]);
  };
}
