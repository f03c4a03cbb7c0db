import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { buildCopy } from '../content/build-copy.ts';
import { copyProject } from '../content/copy-project.ts';
import { scheduledEntries } from './scheduled-entries.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/** The time of the build with own content, in milliseconds since 1970: noon in Ghana, a Monday. */
export const BUILT_AT = Date.parse('2026-11-02T12:00Z');

/** The folder of the site that the step build-own-content of `npm test` builds with the tests' own content. */
export const OWN_CONTENT = 'dist-own-content';

/**
 * Builds the site with the tests' own content (tests/fixtures/content) in the folder `place`, so that editors' changes have no
 * effect. Third parties are the stand-ins. `added` are further files, by their paths; `environment` overrides that of the build.
 */
export async function buildOwnContent(
  place: string,
  added: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  using project = copyProject();
  rmSync(join(project.root, 'content'), { recursive: true });
  cpSync('tests/fixtures/content', join(project.root, 'content'), { recursive: true });
  // The tests expect the interface texts of content/.
  cpSync('content/interface/en.yaml', join(project.root, 'content/interface/en.yaml'));
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

// OWN_CONTENT also has entries that start the day after the build, or ended the day before it.
if (import.meta.main)
  await buildOwnContent(OWN_CONTENT, scheduledEntries({ from: '11/03/2026', until: '11/01/2026' }));
