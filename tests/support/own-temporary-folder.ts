import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a test run its own temporary folder, and removes it afterwards with all its files. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  // Its names on different systems: TEMP on Windows, TMPDIR on others.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  return () => rmSync(folder, { recursive: true });
}
