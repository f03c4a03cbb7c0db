/** These end a test that hangs, and decide nothing else: none is near what a test takes on a busy machine. */
export const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Vitest has to know the names of tags (breadth.ts). */
export const tags = [{ name: 'sweep' }, { name: 'all' }];
