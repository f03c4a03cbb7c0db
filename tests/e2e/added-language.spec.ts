import { expect } from '@playwright/test';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import { formatCedis } from '#lib/money.ts';
import { findAll, readPage } from '#lib/page-tree.ts';
import { ENGLISH } from '#lib/words.ts';
import { addPseudoLanguage, findUntouched, toPseudo } from '../../scripts/translate/pseudo.ts';
import { buildCopy } from '../content/build-copy.ts';
import { copyProject } from '../content/copy-project.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { say } from '../support/languages.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { listReceived } from '../support/request-forms.ts';
import { serveOwnContent } from '../support/serve-own-content.ts';
import { test } from '../support/test.ts';

/*
 * A language added in content/ alone: each of its words is an English one with a tail, and 40 % longer. Whatever is not said in it
 * shows, and whatever has no room for it.
 */
const PLACE = 'dist-added-language';
// A tag that exists: a browser takes no other.
const TAG = 'eo';

async function buildWithLanguage(): Promise<void> {
  using project = copyProject();
  await addPseudoLanguage(project.root, TAG);
  const overrides = resolve(standInEnvironment['SITE_OVERRIDES'] ?? '');
  const { isDone, output } = await buildCopy(project.root, {
    ...standInEnvironment,
    SITE_OVERRIDES: overrides,
  });
  if (!isDone) throw new Error(`The site cannot be built with another language:\n${output}`);
  rmSync(PLACE, { recursive: true, force: true });
  cpSync(`${project.root}/dist`, PLACE, { recursive: true });
}

const listPages = () =>
  globSync([`${TAG}.html`, `${TAG}/**/*.html`], { cwd: PLACE, exclude: ['**/404.html'] }).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`,
  );

// What is said of an element, of a page, and in a field before somebody writes there.
const SAID = ['alt', 'aria-label', 'placeholder', 'title'];
const isSaid = ({ name, attribs }: Element) =>
  name === 'meta' &&
  /^(?:description|og:(?:title|description|site_name))$/.test(attribs['name'] ?? attribs['property'] ?? '');

/** Everything a page says below an element, but what stands in a third language. */
function listTexts(part: ParentNode): string[] {
  const texts = part.children.flatMap((child) => {
    if (isText(child)) return [child.data];
    if (!isTag(child) || /^(?:script|style|template)$/.test(child.name)) return [];
    if (![TAG, ENGLISH].includes(child.attribs['lang'] ?? TAG)) return [];
    const said = SAID.map((name) => child.attribs[name] ?? '');
    return [...said, isSaid(child) ? (child.attribs['content'] ?? '') : '', ...listTexts(child)];
  });
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** The texts in a value of content/. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(leavesOf)
      : [];

/** What is the same in every language, the longest first: names and addresses, which stand in content/ as pages show them. */
function readNames(): string[] {
  const texts = globSync('content/**/!(_*|*.*|README).{yaml,md,mdx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const inTags = Array.from(source.matchAll(/ \w+="([^"]+)"/g), ([, text = '']) => text);
    return [...leavesOf(parse(/^---\n([^]*?)\n---\n/.exec(source)?.[1] ?? source)), ...inTags];
  });
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text)).toSorted((a, b) => b.length - a.length);
}

/** A name where it is no part of a word. */
const whole = (name: string) =>
  new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');

// Signs of money and of the clock, the hosts of the stand-ins, and names that other companies gave themselves.
const SIGNS =
  /GH₵|(?<=\d)[ap]m(?!\p{L})|(?<!\p{L})(?:EST|Instagram|Facebook|Twitter|YouTube|LinkedIn)(?!\p{L})|[\w.-]*localhost(?::\d+)?|[\w-]+\.example/gu;

test.describe('a language added in content/ alone', { tag: '@all' }, () => {
  const origin = serveOwnContent(PLACE, buildWithLanguage);
  test.afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

  test('all of its pages are there, and nothing on them is English but names', () => {
    const pages = listPages();
    expect(pages.length).toBeGreaterThan(50);
    const texts = new Map<string, string>();
    for (const path of pages) {
      const [html] = findAll('html', readPage(readFileSync(`${PLACE}${path}.html`, 'utf8')));
      expect(html?.attribs['lang'], path).toBe(TAG);
      for (const text of listTexts(html as ParentNode)) texts.set(text, path);
    }
    const names = readNames();
    const isEnglish = (text: string) => findUntouched(text.replaceAll(SIGNS, ' ')).length > 0;
    const withoutNames = (text: string) =>
      names.reduce((rest, name) => (rest.includes(name) ? rest.replace(whole(name), ' ') : rest), text);
    const left = [...texts].filter(([text]) => isEnglish(text) && isEnglish(withoutNames(text)));
    expect(left).toEqual([]);
  });

  test('on a phone of 320 pixels none of its pages is wider than the screen', async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.abort());
    const wide: string[] = [];
    for (const path of listPages()) {
      await page.goto(origin() + path, { waitUntil: 'domcontentloaded' });
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  test('a patient books in it, a giver writes in it, and neither meets a barrier', async ({ page }) => {
    const [one, two] = someOptions('lab-services');
    const inPseudo = (name: string) => toPseudo(say('en', name));
    await page.goto(`${origin()}/${TAG}/lab-services`);
    await expect(page.locator('.picker[data-live]')).toBeVisible();
    await expectNoAxeViolations(page);
    await boxOf(page, one).check();
    await boxOf(page, two).check();
    const total = inPseudo('picker.total').replace('{total}', formatCedis(one.price + two.price));
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: inPseudo('picker.next'), exact: true }).click();
    await expect(page.getByRole('heading', { name: inPseudo('schedule.heading') })).toBeFocused();
    await expectNoAxeViolations(page);

    const mark = crypto.randomUUID();
    await page.goto(`${origin()}/${TAG}/donate-form`);
    await page.locator('main [name=name]').focus();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    const typed = { name: 'Ama', phone: '024 123 4567', email: 'ama@example.org', request: mark };
    for (const [field, text] of Object.entries(typed)) await page.locator(`main [name=${field}]`).fill(text);
    await page.locator('main form [type=submit]').first().click();
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toHaveText(/ɔ|ɛ|ŋ/);
    expect(await listReceived(page.request, mark)).toHaveLength(1);
    await expectNoAxeViolations(page);
  });
});
