import { expect, type BrowserContext } from '@playwright/test';

// These complaints are no faults of a page. Tests cause network failures on purpose. If a test sends a page with route.fulfill(),
// Chromium does not know from which network the page comes. So Chromium blocks what the page loads from the stand-ins.
const NO_FAULT = /^Failed to load resource|`loopback` address space/;

/**
 * Listens for a browser's complaints about the pages of a context: policy violations, uncaught errors, console errors. The returned
 * function fails the test after any complaint, except complaints that `allowed` or NO_FAULT matches.
 */
export function watch(context: BrowserContext): (allowed?: RegExp) => void {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return (allowed) => {
    const unexpected = complaints.filter((text) => !NO_FAULT.test(text) && !allowed?.test(text));
    expect(unexpected, 'complaints of the browser about the pages').toEqual([]);
  };
}
