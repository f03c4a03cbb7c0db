import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface FileChanges {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

const AUTHOR = ['-c', 'user.name=Esi Editor', '-c', 'user.email=esi@hopehealth.example'];

/** A git repository in a temporary folder with a copy of `folders` on its branch main. */
export class GitRepository implements Disposable {
  readonly root = mkdtempSync(join(tmpdir(), 'git-host-'));

  constructor(folders: readonly string[]) {
    this.git('init', '--quiet', '--initial-branch=main');
    for (const folder of folders) cpSync(folder, join(this.root, folder), { recursive: true });
    this.commit('Begin');
  }

  git(...args: string[]): string {
    // Not the settings of whoever runs this: signing, hooks, another line ending.
    const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    return execFileSync('git', args, { cwd: this.root, env, encoding: 'utf8', maxBuffer: 1e8 }).trimEnd();
  }

  private commit(message: string): void {
    this.git('add', '--all');
    this.git(...AUTHOR, 'commit', '--quiet', '--message', message);
  }

  headOf(branch: string): string {
    return this.git('rev-parse', branch);
  }

  /** The exact text of blobs, a last line break with it, in their order. */
  readAll(objects: readonly string[]): string[] {
    const input = `${objects.join('\n')}\n`;
    const output = execFileSync('git', ['cat-file', '--batch'], { cwd: this.root, input, maxBuffer: 1e8 });
    let at = 0;
    return objects.map(() => {
      const line = output.indexOf('\n', at);
      const size = Number(output.toString('utf8', at, line).split(' ')[2]);
      at = line + 1 + size + 1;
      return output.toString('utf8', line + 1, line + 1 + size);
    });
  }

  /** Commits changed files, base64, on top of a branch, and returns the commit. */
  change(branch: string, { additions, deletions }: FileChanges, message: string): string {
    this.git('switch', '--quiet', branch);
    for (const { path } of deletions) rmSync(join(this.root, path));
    for (const { path, contents } of additions) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), Buffer.from(contents, 'base64'));
    }
    this.commit(message);
    this.git('switch', '--quiet', 'main');
    return this.headOf(branch);
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
