import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  jobs: { comment: { steps: { name?: string; run: string }[] } };
}

const { jobs } = parse(readFileSync('.github/workflows/comment.yml', 'utf8')) as Workflow;
const run = jobs.comment.steps.find(({ name }) => name?.startsWith('Comment'))?.run ?? '';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comment-'));
  mkdirSync(join(root, 'review'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is written below pull request 7 of the project us/site, when a check that ran for `from` left this text. */
function comment(text: string, from: string, commit = 'abc'): string {
  writeFileSync(join(root, 'review/number'), '7\n');
  writeFileSync(join(root, 'review/comment.md'), text);
  const answer = JSON.stringify(`abc ${from}`).slice(1, -1);
  writeFileSync(
    join(root, 'gh'),
    `#!/bin/sh\ncase "$*" in api*pulls/7*) echo '${answer}';; *) cp comment.md written.md;; esac\n`,
    { mode: 0o755 },
  );
  writeFileSync(join(root, 'written.md'), '');
  execFileSync('bash', ['-e', '-c', run], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${root}${delimiter}${process.env['PATH'] ?? ''}`,
      GH_REPO: 'us/site',
      COMMIT: commit,
    },
  });
  return readFileSync(join(root, 'written.md'), 'utf8');
}

const table = '1 page changes.\n\n| page | |\n| --- | --- |\n| `/news` | new |\n';

test('an editor reads below the pull request what changes', () => {
  expect(comment(table, 'us/site')).toBe(table);
});

test('what a check said of other commits is not written', () => {
  expect(comment(table, 'us/site', 'def')).toBe('');
});

test('nothing that a fork writes becomes a link, a picture, a mention or a heading of ours', () => {
  const written = comment(
    '@us/team\n\r# Passed\r\n```\n<img src=x>\n\n[go](https://evil.example)',
    'them/site',
  );
  const [first, ...rest] = written.split('\n');
  expect(first).toContain('fork');
  expect(written).not.toContain('\r');
  for (const line of rest.filter(Boolean)) expect(line).toMatch(/^ {4}/);
});

test('a text of any length is cut to what a comment holds, between two letters', () => {
  const written = comment('ɛ'.repeat(100_000), 'us/site');
  expect(written.length).toBeLessThan(65_536);
  expect(written).toMatch(/^ɛ+\n*$/);
  expect(comment('\n'.repeat(100_000), 'them/site').length).toBeLessThan(65_536);
});
