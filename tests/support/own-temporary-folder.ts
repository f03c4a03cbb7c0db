import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a test run its own temporary folder, and removes it afterwards with all its files. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  // tmpdir() reads TEMP or TMP on Windows, and TMPDIR on other systems.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  return () => rmSync(folder, { recursive: true });
}
