import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { buildCopy, copyProject, writeCase } from '../content/copy-project.ts';
import { putOwnContent } from '../content/put-own-content.ts';
import { readCases, type Case } from '../content/read-cases.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { htmlRules } from './html-rules.ts';
import { readSite } from './read-site.ts';

const BUILD_MS = 600_000;

/** The good or the broken cases that fit into one project: one for each file, and none that removes files. */
function listCompatible(half: 'broken' | 'good', isWanted: (each: Case) => boolean = () => true): Case[] {
  const taken = new Set<string>();
  return readCases(half)
    .flatMap(({ cases }) => cases)
    .filter((each) => {
      if (taken.has(each.file) || each.without.length > 0 || !isWanted(each)) return false;
      taken.add(each.file);
      return true;
    });
}

describe('content that passes the content check', () => {
  test(
    'builds without errors, without broken links, and with valid HTML in unusual articles',
    { tags: ['nightly'], timeout: BUILD_MS },
    async () => {
      using project = copyProject();
      putOwnContent(project.root);
      const cases = listCompatible('good');
      expect(cases.length).toBeGreaterThanOrEqual(100);
      for (const each of cases) await writeCase(project.root, each);

      const { isDone, output } = await buildCopy(project.root);
      expect(output).not.toContain('[ERROR]');
      expect(isDone).toBe(true);

      const { files, pages } = await readSite(join(project.root, 'dist'));
      expect(findBrokenLinks({ files, pages }, readSiteSettings('').url)).toEqual([]);
      const htmlValidate = new HtmlValidate(new StaticConfigLoader(htmlRules));
      // The articles of the cases have ids from 900; /news/1999 is the page of a year.
      const unusual = pages.filter(({ address }) => /^\/news\/(?:9|1[0-8])\d\d/.test(address));
      expect(unusual.length).toBeGreaterThan(60);
      for (const { address, html } of unusual) {
        // The text of the article is not empty.
        expect(html, address).toMatch(/class="prose[^"]*">\s*<\w+[^>]*>/);
        const { valid, results } = await htmlValidate.validateString(html, address);
        expect(valid, `${address}: ${results[0]?.messages[0]?.message}`).toBe(true);
      }
    },
  );
});

describe('content that fails the content check', () => {
  test(
    'stops the build before any code in the content runs',
    { tags: ['nightly'], timeout: BUILD_MS },
    async () => {
      using project = copyProject();
      putOwnContent(project.root);
      // If the list of languages is broken, the check reports no mistakes in other files.
      const cases = listCompatible('broken', ({ file }) => file !== 'content/languages.yaml');
      for (const each of cases) await writeCase(project.root, each);
      const codeRan = join(project.root, 'code-ran');
      const code = `import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(codeRan)}, 'ran'))`;
      writeFileSync(join(project.root, 'content/articles/evil.js'), `${code}; export default {};`);
      writeFileSync(
        join(project.root, 'content/articles/904.mdx'),
        `---\ntitle: A\nlayout: ./evil.js\n---\n\nexport const x = ${code}\n\n{${code}}\n\n![A](./evil.js)\n`,
      );

      const { isDone, output } = await buildCopy(project.root);
      expect(isDone).toBe(false);
      expect(existsSync(codeRan)).toBe(false);
      expect(existsSync(join(project.root, 'dist'))).toBe(false);
      expect(output).toContain('content/articles/904.mdx:3:1 layout: there is no such field.');
      expect(output).toContain(
        'content/articles/904.mdx:6:1 a line that begins with "import" or "export" is code',
      );
      // Some messages change when other cases are present, so not all are expected.
      const said = cases.flatMap(({ says }) => says).filter((line) => output.includes(line));
      expect(said.length).toBeGreaterThanOrEqual(30);
    },
  );
});
