import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Writes the software bill of materials. Packages for development are included, because a build runs some of them. Without them
 * (--omit=dev), npm 11.19 also leaves out React, which visitors get.
 */
export async function writeSbom(to: string): Promise<void> {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  // Node's own limit is 1 MB.
  const { stdout } = await promisify(execFile)('npm', args, { maxBuffer: 64 * 1024 * 1024 });
  const bom = JSON.parse(stdout);
  // npm names the application after its folder.
  bom.metadata.component.name = JSON.parse(await readFile('package.json', 'utf8')).name;
  await writeFile(to, `${JSON.stringify(bom, null, 2)}\n`);
}
