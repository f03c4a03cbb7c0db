import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { symbols } from '../../lib/symbols.ts';

const paths = new Map<string, string>(Object.entries(symbols).map(([id, { path }]) => [id, path]));

/** The paths of the programmes' signs, by the addresses of their donation pages. The content is checked by now. */
export function readSigns(): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  for (const file of globSync('content/programmes/[!_]*.md')) {
    const [, id = ''] = /^symbol: (\S+)/m.exec(readFileSync(file, 'utf8')) ?? [];
    const path = paths.get(id);
    if (path) signs.set(`/donate-${basename(file, '.md')}`, path);
  }
  return signs;
}
