import { caching, forFiles } from '../../src/lib/response-headers.ts';
import { contentTypes } from '../lib/content-type.ts';
import type { HostConfig } from './host-config.ts';

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * nginx for the built site, compressed in advance. A whole configuration, since the module for brotli is loaded at its
 * top. TLS is for the proxy in front. `add_header` is inherited only by blocks without one of their own: so those that
 * have some repeat them all.
 */
export function nginxConfig({ root, port, headers }: HostConfig): string {
  const types = Object.entries(contentTypes).map(
    ([ending, type]) => `    ${quote(type)} ${ending.slice(1)};`,
  );
  const lines = (indent: string, sent = headers) =>
    sent.map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`).join('\n');
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes auto;
worker_rlimit_nofile 16384;
pcre_jit on;
error_log stderr;

events {
  worker_connections 8192;
}

http {
  types {
${types.join('\n')}
  }
  default_type application/octet-stream;
  # What somebody reads on a health site is private: no log of addresses and referrers.
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  client_header_timeout 20s;
  client_body_timeout 20s;
  client_max_body_size 1k;
  large_client_header_buffers 4 8k;
  merge_slashes off;

  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # A compressed file is sent as its page only.
  map $uri $is_hidden {
    "~\\.(html|br|gz)$|/\\.|^/_headers$" 1;
  }
  # For a second after a deploy visitors may get the page before it.
  open_file_cache max=4000 inactive=60s;
  open_file_cache_valid 1s;

  server {
    listen ${port};
    root ${root};
${lines('    ')}
    add_header Cache-Control ${quote(caching.other)} always;
    error_page 404 /404.html;

    # Pages have addresses without an ending. No pattern is asked before the page is found.
    location ^~ / {
      try_files $uri.html @file;
    }
    location = / {
      try_files /index.html =404;
    }
    location @file {
      if ($is_hidden) {
        return 404;
      }
      try_files $uri =404;
    }
    location ^~ /. {
      return 404;
    }
    location = /404.html {
      internal;
    }
    location ^~ ${caching.hashedFolder} {
      try_files $uri =404;
${lines('      ', forFiles(headers))}
      # Not "always": a file that is missing may be there tomorrow.
      add_header Cache-Control ${quote(caching.hashed)};
    }
    location = ${caching.workerAddress} {
      try_files $uri =404;
${lines('      ')}
      add_header Cache-Control ${quote(caching.worker)};
    }
  }
}
`;
}
