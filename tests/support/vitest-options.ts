/** These limits only end a test that hangs. Even on a busy machine, every other test takes far less time. */
export const patience = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
  // Reports show titles in full.
  taskTitleValueFormatTruncate: 0,
};

/** Vitest has to know the names of tags (breadth.ts). */
export const tags = [{ name: 'sweep' }, { name: 'nightly' }];
