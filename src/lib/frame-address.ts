import type { Site } from '../schemas/site.ts';
import { isConfigured } from './configured.ts';
import { frameOrigins } from './third-parties.ts';

/**
 * The address of a third party's page, to be shown in a frame or linked to; null while it is not configured. `part`, the
 * code of a form, becomes the last part of the path; it can never lead to another host. Throws when the host is not one
 * of the site's settings, because browsers would show an empty frame.
 */
export function frameAddress(site: Site, address: string, part?: string): string | null {
  if (!isConfigured(address)) return null;
  const url = new URL(address);
  if (part !== undefined) url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(part)}`;
  if (!frameOrigins(site).includes(url.origin)) {
    throw new Error(
      `${url.origin} is not among the addresses of content/site.yaml that may stand in a frame`,
    );
  }
  return url.href;
}
