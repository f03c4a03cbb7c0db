import { expect, type BrowserContext } from '@playwright/test';

// What the network did is no fault of a page, nor that a page made by a test comes from no computer: what the page makes of it is
// for the tests to say.
const NO_FAULT = /^Failed to load resource|`loopback` address space/;

/**
 * Listens to all that the browser has to say against the pages of a context: what their policy forbade, errors that nothing
 * caught, errors on the console. The function it returns fails the test if there was anything.
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
