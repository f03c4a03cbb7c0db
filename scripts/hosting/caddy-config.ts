import { GONE, type Moved } from '../../src/lib/publish/redirects.ts';
import { caching, type HostHeaders } from '../../src/lib/security/response-headers.ts';
import { securityTxtAddress } from '../../src/integrations/host-files.ts';
import { redirectLine, missingIn, pagesOf, typeLines } from './caddy-blocks.ts';

export interface CaddyOptions {
  /** The folder of the built site, compressed in advance; may be a link that a deploy moves. */
  root: string;
  port: number;
  headers: HostHeaders;
  /** The addresses of its pages, to know them in capitals, too: reload Caddy when pages are added. */
  pages: readonly string[];
  /** The tags of languages that have an answer of their own to unknown addresses. */
  languages: readonly string[];
  /** The addresses that once had a page. */
  redirects: readonly Moved[];
  /** Without it Caddy speaks http, for a proxy in front that has the certificate. */
  https?: {
    domain: string;
    /** The port of http, which redirects to https. */
    plainPort: number;
    /** The files of a certificate and its key. Without them Caddy gets its own. */
    certificate?: { chain: string; key: string };
  };
}

/**
 * A Caddyfile for the built site, compressed in advance. Headers do not reach `handle_errors`, so they are a snippet that
 * both places import. For https Caddy gets its own certificate, renews it, speaks HTTP/3 and leads from http.
 */
export function caddyConfig({
  root,
  port,
  headers,
  pages,
  languages,
  redirects,
  https,
}: CaddyOptions): string {
  const lines = headers.map(([name, value]) => `    ${name} \`${value}\``);
  const ports = https && port !== 443 ? `\n  https_port ${port}\n  http_port ${https.plainPort}` : '';
  const { chain, key } = https?.certificate ?? {};
  const tls = chain ? `\n  tls "${chain}" "${key}"` : '';
  // With a certificate of yours it makes none for itself, and no authority that this machine would trust.
  const own = chain ? '\n  auto_https disable_certs\n  skip_install_trust' : '';
  const missing = ['/404', ...languages.map((tag) => `/${tag}/404`)];
  const capitals = pages.map((page) => `          ~(?i)^${page}$ ${page}`);
  return `{
  admin off${ports}${own}
  log {
    level ERROR
  }
  servers {
    # Who sends a request a few bytes at a time would keep its connection for ever.
    timeouts {
      read_header 20s
      read_body 20s
      idle 2m
    }
  }
}

(headers) {
  header {
${lines.join('\n')}
    -Server
  }
}

(send) {
  # In this order; elsewhere Caddy has an order of its own.
  route {
${typeLines.join('\n')}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
}

${https ? `https://${https.domain}` : `:${port}`} {${tls}
  root * "${root}"
  import headers
  header ?Cache-Control \`${caching.other}\`
  header ${caching.hashedFolder}* Cache-Control \`${caching.hashed}\`
  header ${caching.workerAddress} Cache-Control \`${caching.worker}\`

  @writing not method GET HEAD
  # A page, by its right address; letters of it may be encoded. Caddy ignores doubled slashes when it looks for a file.
  @home {
    path_regexp ^/$
    not vars_regexp {http.request.uri.path} //
  }
  @page {
    file {path}.html
    not path /index ${missing.join(' ')}
    not vars_regexp {http.request.uri.path} //
  }
  # In any other spelling.
  @address path_regexp address (?is)^(.*?)(?:/(?:index)?|\\.html)*$
  # A compressed file is sent as its page only.
  @hidden {
    path_regexp \\.(html|br|gz)$|/\\.|^/_(headers|redirects)$
    not path ${securityTxtAddress}
  }
  @missing not file {path}
  # Pages that say so, at their own addresses.
  @says_missing ${pagesOf([404], pages)}
  @says_gone ${pagesOf([410], pages)}
  route {
    error @writing 405
    error @says_missing 404
    error @says_gone 410
    handle @home {
      rewrite * /index.html
      import send
    }
    handle @page {
      rewrite * {path}.html
      import send
    }
    handle @address {
      route {
        # In small letters, where the page was there when this was written.
        map {re.address.1} {right} {
          ~^$ /index
          ~(?i)^(?:${missing.join('|')})$ /.none
${capitals.join('\n')}
          default {re.address.1}
        }
        @elsewhere file {right}.html
        handle @elsewhere {
          route {
            rewrite * {right}
            uri replace /index /
            redir * {uri} 301
          }
        }
        # Where addresses lead that once had a page.
        map {re.address.1} {moved} {section} {
${redirects.map(redirectLine).join('\n')}
          default "" ""
        }
        @gone vars {moved} gone
        error @gone 410
        @outside vars_regexp {moved} ^https:
        redir @outside {moved} 301
        @moved vars_regexp {moved} ^/
        handle @moved {
          route {
            rewrite * {moved}
            redir * {uri}{section} 301
          }
        }
        error @hidden 404
        error @missing 404
        import send
      }
    }
  }

  handle_errors {
    import headers
    header Cache-Control \`${caching.other}\`
    @itself ${pagesOf([404, 410], pages)}
    handle @itself {
      rewrite * {path}.html
      import send
    }
${languages.map(missingIn).join('')}    @unknown expression {err.status_code} == 404
    handle @unknown {
      rewrite * /404.html
      import send
    }
    @gone expression {err.status_code} == 410
    handle @gone {
      rewrite * ${GONE}.html
      import send
    }
  }
}
`;
}
