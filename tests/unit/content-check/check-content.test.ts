import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#content-check/check-content.ts';
import { formatAnnotations, formatProblem } from '#content-check/problem.ts';
import { parseTranslationPath } from '#schemas/kind.ts';
import { KINDS } from '#schemas/kinds.ts';
import { putOwnContent } from '../../content/put-own-content.ts';

const script = resolve('scripts/check-content.ts');

function makeProject(put: (root: string) => void): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  put(root);
  cpSync('src/pages', join(root, 'src/pages'), { recursive: true });
  return root;
}

const copyContent = () =>
  makeProject((root) => cpSync('content', join(root, 'content'), { recursive: true }));
/** A third of the entries of content/, so a check takes a third of the time. */
const copyOwnContent = () => makeProject(putOwnContent);

const check = (cwd: string, environment: NodeJS.ProcessEnv = {}) => {
  const env = { ...process.env, CI: '', GITHUB_ACTIONS: '', ...environment };
  return spawnSync(process.execPath, [script], { cwd, encoding: 'utf8', env });
};

test('an editor reads "no mistakes" after a check of correct content', { tags: ['nightly'] }, () => {
  const said = execFileSync(process.execPath, [script], { encoding: 'utf8' });
  expect(said).toMatch(/^\d+ entries, no mistakes$/m);
});

test('an editor who makes several mistakes is told about all of them', () => {
  const root = copyOwnContent();
  writeFileSync(join(root, 'content/articles/901.md'), '---\ntitle: A: b\n---\n\n<b>Words</b>\n');
  writeFileSync(join(root, 'content/coming.yaml'), '- { id: x }\n');
  symlinkSync('/etc/passwd', join(root, 'content/articles/902.md'));
  const { stdout, status } = check(root);
  expect(status).toBe(1);
  // The pattern leaves out warnings, which begin with "Please look".
  const mistakes = stdout.match(/^content\/\S+ (?!Please look: ).*/gm);
  expect(mistakes?.map((line) => line.slice(0, 60))).toEqual([
    'content/articles/902.md:1:1 this is a link to another file. ',
    'content/articles/901.md:1:1 summary: this field is missing. ',
    'content/articles/901.md:1:1 date: this field is missing. Wri',
    'content/articles/901.md:1:1 category: this field is missing.',
    'content/articles/901.md:1:1 visible: this field is missing. ',
    'content/articles/901.md:2:1 a colon in the text needs quotes',
    'content/articles/901.md:5:1 bold is written **like this**',
    'content/coming.yaml:1:3 x › title: this field is missing. Wr',
    'content/coming.yaml:1:3 x › text: this field is missing. Wri',
  ]);
  expect(stdout).toMatch(/\n\d+ entries, 9 mistakes\n$/);
  // Annotations are only for GitHub.
  expect(stdout).not.toContain('::error');
});

test('the check on GitHub marks the line of a mistake', { tags: ['nightly'] }, () => {
  const root = copyContent();
  writeFileSync(join(root, 'content/coming.yaml'), '- { id: booking, title: Our story, text: How }\n');
  expect(check(root, { GITHUB_ACTIONS: 'true' }).stdout).toContain(
    '\n::error file=content/coming.yaml,line=1,col=9::Our story › id: the page /booking already exists. Remove this item\n',
  );
});

test('an editor is warned of a price that lost its decimal point', { tags: ['nightly'] }, () => {
  const root = copyContent();
  const file = join(root, 'content/services/telehealth.yaml');
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args]);
  const edit = (from: string, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  edit('    options:\n', '    options:\n      - { name: A new test, price: 45.50 }\n');
  git('init', '-q');
  git('add', 'content');
  git('commit', '-qm', 'Add a test');
  expect(check(root).stdout).not.toContain('GH₵\u00a045.50');

  edit('price: 45.50', 'price: 4550');
  const warning = 'A new test › price: GH₵\u00a04550.00 here, and GH₵\u00a045.50 before this change.';
  const { stdout, status } = check(root);
  expect(stdout).toContain(warning);
  expect(status).toBe(0);
  git('commit', '-qam', 'Change a price');
  expect(check(root).stdout).toContain(warning);

  edit('price: 4550', 'price: 46');
  git('commit', '-qam', 'Correct the price');
  // The correction is a large change too, so the check warns about the correction until the next commit.
  git('commit', '-qm', 'Change nothing', '--allow-empty');
  expect(check(root).stdout).not.toContain('before this change');
});

test('special characters in a mistake cannot break its annotation on GitHub', () => {
  const problem = { file: 'content/a,b:c%.md', line: 2, column: 3, field: 'x', message: '100 %\n::error::y' };
  expect(formatAnnotations([problem])).toEqual([
    '::error file=content/a%2Cb%3Ac%25.md,line=2,col=3::x: 100 %25%0A::error::y',
  ]);
});

test('the tenth error annotation sums up all remaining mistakes', () => {
  // GitHub shows at most ten errors.
  const mistakes = Array.from({ length: 150 }, (_, index) => ({
    ...{ file: 'content/a.md', line: index + 1, column: 1, field: '', message: 'no' },
  }));
  const warning = {
    file: 'content/b.md',
    line: 7,
    column: 1,
    field: '',
    message: 'look',
    isWarning: true,
  } as const;
  expect(formatAnnotations(mistakes.slice(0, 10))[9]).toBe('::error file=content/a.md,line=10,col=1::no');
  const annotations = formatAnnotations([...mistakes, warning]);
  expect(annotations).toHaveLength(11);
  expect(annotations[8]).toBe('::error file=content/a.md,line=9,col=1::no');
  expect(annotations[9]).toMatch(
    /^::error file=content\/a.md,line=10,col=1::141 more:%0Acontent\/a.md:10:1 no%0A.*:11:1 no%0A/,
  );
  expect(annotations[9]).toMatch(/a.md:109:1 no%0A41 more are in the log of this check$/);
  expect(annotations[10]).toBe('::warning file=content/b.md,line=7,col=1::look');
});

test('a broken or missing `content/interface/en.yaml` is reported first', async () => {
  const root = copyOwnContent();
  const file = join(root, 'content/interface/en.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}months: .*\n/m, ''));
  expect((await checkContent(root)).problems.map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/interface\/en.yaml:\d+:\d+ dates › months: /),
  ]);
  rmSync(file);
  // The check looks for this file in the current folder.
  expect(check(root).stdout).toMatch(
    /^content\/interface\/en.yaml:1:1 this file is missing, .* Put it back\n/,
  );
});

test('the files and folders in content/ match the kinds in `KINDS`', () => {
  const there = readdirSync('content').filter(
    (name) => name !== 'README.md' && !parseTranslationPath(`content/${name}`),
  );
  const known = KINDS.map(({ path }) => path.split('/')[1] ?? '');
  expect(there.toSorted()).toEqual([...new Set(known)].toSorted());
});
