import { spawnSync } from 'node:child_process';
import type { CheckedEntry, Content } from '../../src/content-check/content.ts';
import { readEntry } from '../../src/content-check/read-entry.ts';
import { readTranslation } from '../../src/content-check/translations/read-translation.ts';
import { isEntry } from '../../src/content-check/check-files.ts';
import { kindOf } from '../../src/schemas/kinds.ts';

const runGit = (root: string, ...args: string[]) =>
  spawnSync('git', ['-C', root, ...args], { maxBuffer: Infinity });

/** The files below content/ that differ from a commit; those that it does not have are `isNew`. */
function listChanges(root: string, commit: string): { file: string; isNew: boolean }[] {
  const { status, stdout } = runGit(
    root,
    'diff',
    '--name-status',
    '--no-renames',
    '-z',
    '--relative',
    commit,
    '--',
    'content',
  );
  if (status !== 0) return [];
  const parts = stdout.toString().split('\0');
  return parts.flatMap((state, at) =>
    at % 2 === 0 && state ? [{ file: parts[at + 1] ?? '', isNew: state === 'A' }] : [],
  );
}

/**
 * What the checked change changes: the former state of each entry and translation, and the new files. Empty without Git. If nothing
 * differs from HEAD, this compares with HEAD^1: in CI, HEAD merges a pull request, and HEAD^1 is main.
 */
export function readFormer(
  root: string,
): Required<Pick<Content, 'formerEntries' | 'formerTranslations' | 'newFiles'>> {
  const inWork = [
    ...listChanges(root, 'HEAD'),
    ...runGit(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', 'content')
      .stdout.toString()
      .split('\0')
      .flatMap((file) => (file ? [{ file, isNew: true }] : [])),
  ];
  const [commit, changes] = inWork.length > 0 ? ['HEAD', inWork] : ['HEAD^1', listChanges(root, 'HEAD^1')];
  const former = changes.flatMap(({ file, isNew }) => {
    const { status, stdout } = isNew ? { status: 1 } : runGit(root, 'show', `${commit}:./${file}`);
    return status === 0 && stdout ? [{ file, stdout }] : [];
  });
  return {
    formerEntries: former.flatMap(({ file, stdout }): CheckedEntry[] => {
      const kind = kindOf(file);
      return kind && isEntry(file) ? [readEntry(file, stdout, kind)] : [];
    }),
    formerTranslations: former.flatMap(({ file, stdout }) => readTranslation(file, stdout) ?? []),
    newFiles: new Set(changes.flatMap(({ file, isNew }) => (isNew ? [file] : []))),
  };
}
