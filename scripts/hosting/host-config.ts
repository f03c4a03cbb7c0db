import type { Moved } from '../../src/lib/redirects.ts';
import type { HostHeaders } from '../../src/lib/response-headers.ts';

/** What the configuration for every server of your own is made from. */
export interface HostConfig {
  /** The folder of the built site, compressed in advance; may be a link that a deploy moves. */
  root: string;
  port: number;
  headers: HostHeaders;
  /** The addresses of its pages, to know them in capitals, too. Pages that come later are known so after the next reload. */
  pages: readonly string[];
  /** The addresses that once had a page. */
  redirects: readonly Moved[];
}
