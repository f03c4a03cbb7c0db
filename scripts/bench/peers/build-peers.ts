import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '../measure-site.ts';
import type { Words } from './words.ts';

export interface Peer extends Site {
  paths: string[];
}

const peers = [
  { name: 'stock Astro', source: 'blog', build: ['astro/bin/astro.mjs', 'build'] },
  { name: 'stock React app', source: 'app', build: ['vite/bin/vite.js', 'build'] },
] as const;

/** Builds each peer with its tool's own defaults and the site's words. Returns their folders, which may be deleted. */
export function buildPeers(root: string, words: Words): Peer[] {
  return peers.map(({ name, source, build: [tool, ...args] }) => {
    const copy = mkdtempSync(join(tmpdir(), `bench-${source}-`));
    cpSync(join(import.meta.dirname, source), copy, { recursive: true });
    // Both look the same.
    cpSync(join(import.meta.dirname, 'app/style.css'), join(copy, 'style.css'));
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(copy, 'words.json'), JSON.stringify(words));
    writeFileSync(join(copy, 'site-words.ts'), `export const siteWords = ${JSON.stringify(words)};`);
    execFileSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    const dir = join(copy, 'dist');
    // One file for every address, as an app's host does it.
    if (source === 'app') cpSync(join(dir, 'index.html'), join(dir, 'lab-services.html'));
    return { name, dir, paths: ['/', '/lab-services'] };
  });
}
