import type { Site } from '../schemas/site.ts';
import { isoDate } from './dates.ts';
import { isConfigured } from './web-address.ts';

/** Where it is on every site (RFC 9116). */
export const securityTxtAddress = '/.well-known/security.txt';

/**
 * Whom to tell of a hole in the site, in the format of RFC 9116; undefined while the settings do not say. The last day
 * still counts.
 */
export function securityTxt({ url, email, repository, security }: Site): string | undefined {
  if (!security) return undefined;
  const { contact = email, expires, languages, policy } = security;
  const rules = policy || (isConfigured(repository) ? `${repository}/blob/main/SECURITY.md` : '');
  return [
    `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
    `Expires: ${isoDate(expires)}T23:59:59Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}${securityTxtAddress}`,
    ...(rules ? [`Policy: ${rules}`] : []),
    '',
  ].join('\n');
}
