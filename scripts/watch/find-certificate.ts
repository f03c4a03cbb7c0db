import { connect } from 'node:tls';
import { DAY_MS } from '../../src/lib/time/dates.ts';
import { makeBlocker, makeNote, type ReportItem } from '../launch/report-items.ts';

interface Certificate {
  /** When the certificate starts and ends, in milliseconds since 1970. */
  from: number;
  until: number;
  /** Node's code for the reason why browsers refuse the certificate. */
  refusal?: string;
}

/** Reads the certificate of a host, even a certificate that browsers refuse. */
export function readCertificate(origin: string): Promise<Certificate> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    socket.setTimeout(30_000, () => socket.destroy(new Error('no answer within 30 s')));
    socket.on('error', reject);
    socket.on('secureConnect', () => {
      const { valid_from, valid_to } = socket.getPeerCertificate();
      resolve({
        from: Date.parse(valid_from),
        until: Date.parse(valid_to),
        // TypeScript takes authorizationError for an Error, but it is a string, such as 'CERT_HAS_EXPIRED'.
        ...(socket.authorized ? {} : { refusal: String(socket.authorizationError) }),
      });
      socket.destroy();
    });
  });
}

const REFUSALS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet; is the host’s clock right?',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is for another domain',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'is not signed by an authority that browsers trust',
  SELF_SIGNED_CERT_IN_CHAIN: 'is not signed by an authority that browsers trust',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'is not signed by an authority that browsers trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'comes without the intermediate certificates',
};

// Hosts renew a certificate when a third of its life is left. At less than a sixth, something has failed.
const MIN_SHARE_LEFT = 1 / 6;

export function reportCertificate({ from, until, refusal }: Certificate, now: number): ReportItem {
  const day = new Date(until).toISOString().slice(0, 10);
  const daysLeft = Math.floor((until - now) / DAY_MS);
  if (refusal)
    return makeBlocker(
      'Certificate',
      `it ${REFUSALS[refusal] ?? `is refused: ${refusal}`} (it ends on ${day})`,
    );
  return until - now < (until - from) * MIN_SHARE_LEFT
    ? makeBlocker(
        'Certificate',
        `it ends in ${daysLeft} days, on ${day}, and should have been renewed by now`,
      )
    : makeNote('Checked', `the certificate: valid for ${daysLeft} days, until ${day}`);
}
