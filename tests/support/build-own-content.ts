import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startServer } from '../../scripts/serve.ts';
import { buildCopy } from '../content/build-copy.ts';
import { copyProject } from '../content/copy-project.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/** The moment at which the copy is built, in milliseconds since 1970: noon in Ghana, a Monday. */
export const BUILT_AT = Date.parse('2026-11-02T12:00Z');

/**
 * Builds and serves the site with the tests' own content (tests/fixtures/content), so that what editors write changes nothing.
 * Third parties are the stand-ins. `added` are files besides, by their paths. `close` stops the server and removes the copy.
 */
export async function buildOwnContent(
  added: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const project = copyProject();
  const remove = () => project[Symbol.dispose]();
  try {
    rmSync(join(project.root, 'content'), { recursive: true });
    cpSync('tests/fixtures/content', join(project.root, 'content'), { recursive: true });
    for (const [file, text] of Object.entries(added)) {
      mkdirSync(dirname(join(project.root, file)), { recursive: true });
      writeFileSync(join(project.root, file), text);
    }
    const { isDone, output } = await buildCopy(project.root, {
      ...standInEnvironment,
      SITE_OVERRIDES: resolve(standInEnvironment['SITE_OVERRIDES'] ?? ''),
      SOURCE_DATE_EPOCH: String(BUILT_AT / 1000),
    });
    if (!isDone) throw new Error(`The site cannot be built with the tests' own content:\n${output}`);
    const server = await startServer({ dir: join(project.root, 'dist'), port: 0 });
    const close = async () => {
      await server.close();
      remove();
    };
    return { origin: server.origin, close };
  } catch (error) {
    remove();
    throw error;
  }
}
