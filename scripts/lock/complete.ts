import { listMissing } from './list-missing.ts';
import type { Lock, LockEntry } from './lock.ts';

const libcs: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/** The platform, read from the usual form of such names: …-linux-x64-musl, …-win32-arm64-msvc, …-wasm32-wasi. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const match =
    /[-/](android|darwin|freebsd|linux|win32)-(arm64|arm|ia32|riscv64|x64)(?:-(gnu|musl|msvc))?$/.exec(name);
  if (match) {
    const [, os = '', cpu = '', abi = ''] = match;
    const libc = libcs[abi];
    return { os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
  }
  if (/[-/]wasm32-wasi$/.test(name)) return { cpu: ['wasm32'] };
  throw new Error(`${name} is missing in the lock file and its name tells no platform: add it by hand.`);
}

/** The lock with an entry for every missing platform, as npm writes them; without integrity, which nobody here can know. */
export function complete<L extends Lock>(lock: L): L {
  const packages = { ...lock.packages };
  for (const { askedBy, name, version } of listMissing(lock)) {
    const { os, cpu, libc } = platformOf(name);
    const { dev, license } = lock.packages[askedBy] ?? {};
    const isFree = !packages[`node_modules/${name}`];
    packages[`${isFree ? '' : `${askedBy}/`}node_modules/${name}`] = {
      version,
      ...(cpu && { cpu }),
      ...(dev && { dev }),
      ...(libc && { libc }),
      ...(license && { license }),
      optional: true,
      ...(os && { os }),
    };
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}
