import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a test run its own temporary folder, and removes it afterwards with everything left in it. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  // The names that systems have for it: Windows asks for TEMP, others for TMPDIR.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  return () => rmSync(folder, { recursive: true });
}
