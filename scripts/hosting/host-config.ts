import type { Moved } from '../../src/lib/redirects.ts';
import type { HostHeaders } from '../../src/lib/response-headers.ts';

/** What a server needs that speaks https itself. Visitors ask at the usual ports, whatever it listens at. */
interface Https {
  domain: string;
  /** Where http is asked, which leads to https. */
  plainPort: number;
  /** The files of its certificate, with those between it and its authority, and of the key. Caddy gets its own without. */
  certificate?: { chain: string; key: string };
}

/** What the configuration for every server of your own is made from. */
export interface HostConfig {
  /** The folder of the built site, compressed in advance; may be a link that a deploy moves. */
  root: string;
  port: number;
  headers: HostHeaders;
  /** The addresses of its pages, to know them in capitals, too. Pages that come later are known so after the next reload. */
  pages: readonly string[];
  /** The tags of languages that have an answer of their own to unknown addresses. */
  languages: readonly string[];
  /** The addresses that once had a page. */
  redirects: readonly Moved[];
  /** Without it the server speaks http, for a proxy in front that has the certificate. */
  https?: Https;
}

/** Where Debian's certbot keeps the certificate of a domain. */
export const certbotFiles = (domain: string) => ({
  chain: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
  key: `/etc/letsencrypt/live/${domain}/privkey.pem`,
});
