import { spawn } from 'node:child_process';
import { once } from 'node:events';

// Astro's cache is in the copy, so that the copy's content never enters the project's own cache.
const BUILD = `
  const { build } = await import('astro');
  await build({ root: process.cwd(), cacheDir: './cache', outDir: './dist', logLevel: 'info' });
`;

/**
 * Runs the build in a copy of the project, like `npm run build`. `environment` has further environment variables. `isDone` says
 * whether the build succeeded. The pages are in dist/ of the copy.
 */
export async function buildCopy(
  root: string,
  environment: Record<string, string> = {},
): Promise<{ isDone: boolean; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', BUILD], {
    cwd: root,
    env: {
      ...process.env,
      ...environment,
      ASTRO_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      NODE_ENV: 'production',
      VITEST: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isDone: code === 0 && !output.includes('[ERROR]'), output };
}
