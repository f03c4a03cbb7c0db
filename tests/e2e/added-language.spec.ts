import { expect } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ParentNode } from 'domhandler';
import { findAll, readPage } from '#lib/page/html-tree.ts';
import { buildCopy, copyProject } from '../content/copy-project.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { createEnglishFinder, listTexts } from '../support/find-english.ts';
import { addPseudoLanguage } from '../support/pseudo-language.ts';
import { test } from '../support/test.ts';

// A real language's tag: axe reports any other `lang` as invalid.
const TAG = 'eo';

// Each word of the added language is an English word with a suffix, so text that is still English shows.
test(
  'a language added only in content/ has pages on which only names are English',
  { tag: '@nightly' },
  async () => {
    test.setTimeout(600_000);
    using project = copyProject();
    await addPseudoLanguage(project.root, TAG);
    const overrides = resolve(standInEnvironment['SITE_OVERRIDES'] ?? '');
    const { isDone, output } = await buildCopy(project.root, {
      ...standInEnvironment,
      SITE_OVERRIDES: overrides,
    });
    expect(isDone, output).toBe(true);
    const pages = globSync([`${TAG}.html`, `${TAG}/**/*.html`], {
      cwd: `${project.root}/dist`,
      exclude: ['**/404.html'],
    });
    expect(pages.length).toBeGreaterThan(50);
    const isEnglish = await createEnglishFinder();
    const english: [path: string, text: string][] = [];
    for (const path of pages) {
      const [html] = findAll('html', readPage(readFileSync(`${project.root}/dist/${path}`, 'utf8')));
      expect(html?.attribs['lang'], path).toBe(TAG);
      for (const { text, language } of listTexts(html as ParentNode, TAG))
        if ([TAG, 'en'].includes(language) && isEnglish(text, language)) english.push([path, text]);
    }
    expect(english).toEqual([]);
  },
);
