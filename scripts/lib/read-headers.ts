import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type HeaderRule = { path: string; headers: [name: string, value: string][] };

/** The rules of `_headers` in a built folder, in order; none where there is no such file. */
export async function readHeaders(dir: string): Promise<HeaderRule[]> {
  const text = await readFile(join(dir, '_headers'), 'utf8').catch(() => '');
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.trim() !== '') rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** Whether a rule is for the path: `*` at its end stands for anything. */
export function isForPath({ path: rule }: HeaderRule, path: string): boolean {
  return rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
}
