import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from './copy-project.ts';
import { putOwnContent } from './put-own-content.ts';

// Prints the messages of the content check, and the schemas for VS Code. This code runs in its own process in a changed copy of the
// project, so that it loads the modules of the copy.
const ASK = `
  const { checkContent } = await import('./src/content-check/check-content.ts');
  const { formatProblem } = await import('./src/content-check/problem.ts');
  const { listSchemas } = await import('./scripts/schemas/list-schemas.ts');
  console.log(JSON.stringify({
    says: (await checkContent(process.cwd())).problems.map(formatProblem),
    schemas: listSchemas(),
  }));
`;

interface Known {
  says: string[];
  schemas: { glob: string; text: string }[];
}

/** Changes a copy of the project as a developer would, and returns what `ASK` prints there. */
function askAfter(change: {
  put: Record<string, string>;
  replace: [file: string, old: string, by: string][];
}): Known {
  using project = copyProject();
  putOwnContent(project.root);
  const at = (file: string) => join(project.root, file);
  cpSync('scripts', at('scripts'), { recursive: true });
  for (const [file, old, by] of change.replace) {
    const source = readFileSync(at(file), 'utf8');
    expect(source).toContain(old);
    writeFileSync(
      at(file),
      source.replace(old, () => by),
    );
  }
  for (const [file, text] of Object.entries(change.put)) {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', ASK], {
    cwd: project.root,
    encoding: 'utf8',
  });
  return JSON.parse(answer) as Known;
}

test('the content check and VS Code know a field that a developer adds to articles', () => {
  const article = (line: string) =>
    `---\ntitle: A day in Ejisu\nsummary: What we saw.\ndate: 01/02/2026\ncategory: News\nvisible: true\n${line}\n---\n\nWe went by van.\n`;
  const { says, schemas } = askAfter({
    replace: [
      [
        'src/schemas/article.ts',
        'sample,\n',
        "sample,\n    language: z.enum(['en', 'tw']).optional().describe('The language of its text'),\n",
      ],
    ],
    put: {
      'content/articles/90001.md': article('language: tw'),
      'content/articles/90002.md': article('langauge: tw'),
    },
  });
  expect(says).toEqual([
    'content/articles/90002.md:7:1 langauge: there is no such field. Did you mean "language"?',
  ]);
  expect(schemas.find(({ glob }) => glob.startsWith('content/articles/'))?.text).toContain(
    'The language of its text',
  );
});

test('the content check and VS Code know a new kind of entry', { tags: ['nightly'] }, () => {
  const note = (link: string) => `---\nquestion: Why?\norder: 1\n---\n\n## Because\n\n[Read on](${link})\n`;
  const { says, schemas } = askAfter({
    replace: [
      [
        'src/schemas/collections.ts',
        '    site: {',
        "    notes: { ...markdown('notes'), schema: () => faqSchema, ...wordNames('first'), ...listedOn('/notes') },\n    site: {",
      ],
    ],
    put: {
      'src/pages/notes/[id].astro': '',
      'src/pages/notes.astro': '',
      'content/notes/first.md': note('/notes/second#because'),
      'content/notes/second.md': note('/notes#whatever'),
      'content/notes/third.md': note('/notez/second'),
      'content/notes/fourth.md': note('/notes/first#becase'),
    },
  });
  expect(says).toEqual([
    'content/notes/fourth.md:8:1 there is no #becase on the page /notes/first. Did you mean "because"?',
    'content/notes/third.md:8:1 there is no page /notez/second. Did you mean "/notes/second"?',
  ]);
  expect(schemas.map(({ glob }) => glob)).toContain('content/notes/**/*.md');
});
