import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { observatory } from './grade.ts';

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
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      ...subject,
      ...files,
    ]);
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'grade.ts'), String(port), folder, ...paths],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: `${folder}/cert.pem` } },
    );
    let [lines, complaints] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => void (lines += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => void (complaints += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(complaints);
    return lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Grade);
  } finally {
    await rm(folder, { recursive: true });
  }
}
