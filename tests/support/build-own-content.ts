import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildCopy, copyProject } from '../content/copy-project.ts';
import { putOwnContent } from '../content/put-own-content.ts';
import { scheduledEntries } from './scheduled-entries.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/** The time of the build with own content, in milliseconds since 1970: noon in Ghana, a Monday. */
export const BUILT_AT = Date.parse('2026-11-02T12:00Z');

/** In `npm test`, the step `build-own-content` builds the site with the tests' own content in this folder. */
export const OWN_CONTENT = 'dist-own-content';

/**
 * Builds the site into the folder `place`. The site has the tests' own content (tests/fixtures/content). The stand-ins play the third parties. `added` has the texts of further files, by path. The variables in
 * `environment` override other variables of the build.
 */
export async function buildOwnContent(
  place: string,
  added: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  using project = copyProject();
  putOwnContent(project.root);
  for (const [file, text] of Object.entries(added)) {
    mkdirSync(dirname(join(project.root, file)), { recursive: true });
    writeFileSync(join(project.root, file), text);
  }
  const { isDone, output } = await buildCopy(project.root, {
    ...standInEnvironment,
    SITE_OVERRIDES: resolve(standInEnvironment['SITE_OVERRIDES'] ?? ''),
    SOURCE_DATE_EPOCH: String(BUILT_AT / 1000),
    ...environment,
  });
  if (!isDone) throw new Error(`The site cannot be built with the tests' own content:\n${output}`);
  rmSync(place, { recursive: true, force: true });
  cpSync(join(project.root, 'dist'), place, { recursive: true });
}

// The site in `OWN_CONTENT` also has entries that become public the day after the build, or were public until the day before.
if (import.meta.main)
  await buildOwnContent(OWN_CONTENT, scheduledEntries({ from: '11/03/2026', until: '11/01/2026' }));
