/**
 * Completes package-lock.json: run it after `npm install`, when the lock test asks for it.
 *
 * npm leaves an optional package out of the lock when the registry in use does not hold it, as mirrors do that copy only
 * the builds of their own platform. `npm ci` then refuses the lock, and other platforms would lack their build
 * (https://github.com/npm/cli/issues/8320). Remove the script when the lock test passes without it after an update.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { complete } from './lock/complete.ts';
import { listMissing } from './lock/list-missing.ts';
import type { Lock } from './lock/lock.ts';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
const missing = listMissing(lock);
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(complete(lock), null, 2)}\n`);
for (const { name, version } of missing) console.log(`added ${name} ${version}`);
console.log(missing.length === 0 ? 'package-lock.json is complete' : `${missing.length} entries added`);
