import { spawnSync } from 'node:child_process';
import type { CheckedEntry, Content } from '../../src/content-check/content.ts';
import { readEntry } from '../../src/content-check/read-entry.ts';
import { readTranslation } from '../../src/content-check/translations/read-translation.ts';
import { isEntry } from '../../src/content-check/check-files.ts';
import { kindOf } from '../../src/schemas/kinds.ts';

const runGit = (root: string, ...args: string[]) =>
  spawnSync('git', ['-C', root, ...args], { maxBuffer: Infinity });

/** The files in the output of a command of git with -z. Without Git, there is no output. */
const listFiles = (root: string, ...args: string[]) =>
  runGit(root, ...args, '-z', '--', 'content')
    .stdout?.toString()
    .split('\0')
    .filter(Boolean) ?? [];

/** The files below content/ that differ from a commit. */
const listChanges = (root: string, commit: string) =>
  listFiles(root, 'diff', '--name-only', '--no-renames', '--relative', commit);

/**
 * What the checked change changes: the former state of each entry and translation, and the new files. Empty without Git. If nothing
 * differs from HEAD, this compares with HEAD^1: in CI, HEAD merges a pull request, and HEAD^1 is main.
 */
export function readFormer(
  root: string,
): Required<Pick<Content, 'formerEntries' | 'formerTranslations' | 'newFiles'>> {
  const inWork = [
    ...listChanges(root, 'HEAD'),
    ...listFiles(root, 'ls-files', '--others', '--exclude-standard'),
  ];
  const [commit, changed] = inWork.length > 0 ? ['HEAD', inWork] : ['HEAD^1', listChanges(root, 'HEAD^1')];
  const states = changed.map((file) => ({ file, ...runGit(root, 'show', `${commit}:./${file}`) }));
  const former = states.filter(({ status }) => status === 0);
  return {
    formerEntries: former.flatMap(({ file, stdout }): CheckedEntry[] => {
      const kind = kindOf(file);
      return kind && isEntry(file) ? [readEntry(file, stdout, kind)] : [];
    }),
    formerTranslations: former.flatMap(({ file, stdout }) => readTranslation(file, stdout) ?? []),
    newFiles: new Set(states.flatMap(({ file, status }) => (status === 0 ? [] : file))),
  };
}
