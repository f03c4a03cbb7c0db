import { caching } from '../../src/lib/response-headers.ts';
import { contentTypes } from '../lib/content-type.ts';
import type { HostConfig } from './host-config.ts';

/**
 * A Caddyfile for the built site, compressed in advance. Headers do not reach `handle_errors`, so they are a snippet that
 * both places import. With a domain instead of the port, Caddy gets its certificate by itself.
 */
export function caddyConfig({ root, port, headers }: HostConfig): string {
  const lines = headers.map(([name, value]) => `    ${name} \`${value}\``);
  const types = Object.entries(contentTypes).map(
    ([ending, type]) =>
      `    @type_${ending.slice(1)} path_regexp \\${ending}$\n    header @type_${ending.slice(1)} Content-Type \`${type}\``,
  );
  return `{
  admin off
  log {
    level ERROR
  }
}

(headers) {
  header {
${lines.join('\n')}
    -Server
  }
}

:${port} {
  root * ${root}
  import headers
  header ?Cache-Control \`${caching.other}\`
  header ${caching.hashedFolder}* Cache-Control \`${caching.hashed}\`
  header ${caching.workerAddress} Cache-Control \`${caching.worker}\`

  @writing not method GET HEAD
  # Pages have addresses without an ending; a compressed file is sent as its page only.
  @hidden path_regexp \\.(html|br|gz)$|/\\.|//|^/_headers$
  @home path_regexp ^/$
  @page file {path}.html
  @missing not file {path}
  # In this order; elsewhere Caddy has an order of its own.
  route {
    error @writing 405
    error @hidden 404
    rewrite @home /index.html
    rewrite @page {path}.html
    error @missing 404
${types.join('\n')}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }

  handle_errors {
    import headers
    header Cache-Control \`${caching.other}\`
    @unknown expression {err.status_code} == 404
    handle @unknown {
      rewrite * /404.html
      file_server {
        precompressed br gzip
      }
    }
  }
}
`;
}
