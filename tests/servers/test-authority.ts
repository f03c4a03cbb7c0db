import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CURVE = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';

/** The paths of a certificate's files. */
export interface Certificate {
  chain: string;
  key: string;
}

/** A certificate authority that only a test trusts, with its files in `folder`. Needs openssl. */
export function makeAuthority(folder: string) {
  mkdirSync(folder, { recursive: true });
  const file = (name: string) => join(folder, name);
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: 'pipe' });
  openssl(`req -x509 ${CURVE} -days 400 -subj /CN=authority-of-a-test -keyout ca.key -out ca.pem`);

  /** A certificate for a domain, valid for `days`. With a negative number, the certificate has expired. */
  function certify(name: string, days = 90): Certificate {
    const own = `${name}-${days}`;
    openssl(`req ${CURVE} -subj /CN=${name} -keyout ${own}.key -out ${own}.csr`);
    writeFileSync(file(`${own}.ext`), `subjectAltName=DNS:${name}\n`);
    const signing = `-CA ca.pem -CAkey ca.key -CAcreateserial -days ${days}`;
    openssl(`x509 -req ${signing} -in ${own}.csr -extfile ${own}.ext -out ${own}.pem`);
    return { chain: file(`${own}.pem`), key: file(`${own}.key`) };
  }

  return { ca: readFileSync(file('ca.pem')), certify };
}
