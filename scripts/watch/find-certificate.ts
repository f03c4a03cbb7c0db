import { connect, type SecureContextOptions } from 'node:tls';
import { DAY_MS } from '../../src/lib/time/dates.ts';
import { block, mention, type Finding } from '../launch/findings.ts';

/** How a host begins an encrypted connection. */
interface Handshake {
  /** Moments in milliseconds. */
  from: number;
  until: number;
  /** Why a browser refuses its certificate, as Node names it. */
  refusal?: string;
  /** Such as TLSv1.3. */
  version: string;
  /** Such as h2. */
  protocol: string;
}

/** Shakes hands with the host of an address. `ca` is an authority to trust besides the usual ones. */
export function shakeHands(origin: string, ca: SecureContextOptions['ca']): Promise<Handshake> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
      ca,
    });
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer within 30 s')));
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      const error: unknown = socket.authorizationError;
      resolve({
        from: Date.parse(valid_from),
        until: Date.parse(valid_to),
        ...(socket.authorized ? {} : { refusal: String((error as { code?: string }).code ?? error) }),
        version: socket.getProtocol() ?? '',
        protocol: socket.alpnProtocol || 'http/1.1',
      });
      socket.destroy();
    });
  });
}

const REFUSALS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has run out',
  CERT_NOT_YET_VALID: 'is not valid yet; is the clock of the host right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is signed by nobody that browsers trust',
  SELF_SIGNED_CERT_IN_CHAIN: 'is signed by nobody that browsers trust',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is signed by nobody that browsers trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without the certificates between it and its authority',
};

/** Hosts renew when a third of its life is left: at less than a sixth something has failed. */
const LEAST_LEFT = 1 / 6;

/** What is wrong with a certificate at the moment `now`, and what a slower handshake costs visitors. */
export function findCertificateFaults(
  { from, until, refusal, version, protocol }: Handshake,
  now: number,
): Finding[] {
  const group = 'Certificate';
  const day = new Date(until).toISOString().slice(0, 10);
  const left = Math.floor((until - now) / DAY_MS);
  const slow = [
    ...(version === 'TLSv1.3'
      ? []
      : [mention(group, `the host speaks ${version}, not TLSv1.3: one round trip more`)]),
    ...(protocol === 'h2' ? [] : [mention(group, 'the host does not speak HTTP/2')]),
  ];
  if (refusal)
    return [block(group, `it ${REFUSALS[refusal] ?? `is refused: ${refusal}`} (it ends on ${day})`), ...slow];
  if (until - now < (until - from) * LEAST_LEFT)
    return [block(group, `it ends in ${left} days, on ${day}, and should have been renewed by now`), ...slow];
  return [mention('Looked at', `the certificate: valid for ${left} days, until ${day}`), ...slow];
}
