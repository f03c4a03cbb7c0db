import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Where Mozilla's HTTP Observatory is once installed: it is no dependency of the site (see hosting/tools). */
export const observatory = join(
  import.meta.dirname,
  '../../hosting/tools/node_modules/@mdn/mdn-http-observatory',
);

export interface Grade {
  path: string;
  grade: string;
  score: number;
  testsPassed: number;
  testsQuantity: number;
}

/** Why nothing can be graded on this computer; undefined if it can. */
export function whyNoGrades(): string | undefined {
  if (!existsSync(observatory)) return 'first npm ci --prefix hosting/tools --ignore-scripts';
  return spawnSync('openssl', ['version']).status === 0 ? undefined : 'openssl is missing';
}

/** The Observatory's grade of each page of an engine at the port. Throws with what the grader said, such as of ports 80 and 443. */
export async function gradeEngine(port: number, paths: readonly string[]): Promise<Grade[]> {
  const folder = await mkdtemp(join(tmpdir(), 'grade-'));
  try {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/cert.pem`];
    const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
    spawnSync('openssl', ['req', ...kind, ...subject, ...files]);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [fileURLToPath(new URL('grade.ts', import.meta.url)), String(port), folder, ...paths],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: `${folder}/cert.pem` } },
    ).catch(({ stderr }: { stderr: string }) => {
      throw new Error(stderr);
    });
    const lines = stdout.trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Grade);
  } finally {
    await rm(folder, { recursive: true });
  }
}
