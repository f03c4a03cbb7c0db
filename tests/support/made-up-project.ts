import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PAGES = 30;
const settings = fileURLToPath(new URL('../fixtures/content/site.yaml', import.meta.url));

/** The code of a program in place of Astro. It writes a site for the day in `SOURCE_DATE_EPOCH`, one file after another. */
const astro = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  const { OUT_DIR: to, SOURCE_DATE_EPOCH: day = '0' } = process.env;
  mkdirSync(to + '/_astro', { recursive: true });
  const names = ['index', '404', ...Array.from({ length: ${PAGES} }, (_, n) => 'page-' + n)];
  for (const name of names) {
    const words = Array.from({ length: 300 }, (_, n) => name + day + n).join(' ');
    writeFileSync(to + '/_astro/' + name + '.' + day + '.js', words);
    writeFileSync(to + '/' + name + '.html', '<!doctype html><script src="/_astro/' + name + '.' + day + '.js"></script>' + words);
    console.log(name);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  writeFileSync(to + '/_headers', day);
  writeFileSync(to + '/_redirects', '');
`;

/** Writes a project into the folder `root`. The project builds quickly, and has settings and a lock file like our project. */
export async function makeUpProject(root: string): Promise<void> {
  await mkdir(join(root, 'node_modules/astro/bin'), { recursive: true });
  await mkdir(join(root, 'content'), { recursive: true });
  await cp(settings, join(root, 'content/site.yaml'));
  await writeFile(join(root, 'node_modules/astro/bin/astro.mjs'), astro);
  const project = { name: 'made-up', version: '1.0.0' };
  await writeFile(join(root, 'package.json'), JSON.stringify({ ...project, private: true }));
  const lock = { ...project, lockfileVersion: 3, requires: true, packages: { '': project } };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
}
