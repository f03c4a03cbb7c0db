import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A change to a file of the content, or a new file. */
export interface Mistake {
  file: string;
  from: string;
  to: string;
}

/** What a build says of each mistake, made alone in the real content: the file and the sentence. */
export function answerMistakes(mistakes: readonly Mistake[]): string[] {
  const script = fileURLToPath(new URL('sync-mistakes.ts', import.meta.url));
  const output = execFileSync(process.execPath, [script], {
    input: JSON.stringify(mistakes),
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return JSON.parse(output.toString().trim().split('\n').at(-1) ?? '[]') as string[];
}
