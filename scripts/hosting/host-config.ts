import type { HostHeaders } from '../../src/lib/response-headers.ts';

/** What the configuration of every server of one's own is made of. */
export interface HostConfig {
  /** The folder of the built site, compressed in advance; may be a link that a deploy moves. */
  root: string;
  port: number;
  headers: HostHeaders;
}
