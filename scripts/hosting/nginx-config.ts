import { caching, forFiles } from '../../src/lib/response-headers.ts';
import { GONE, withQuery, type Moved } from '../../src/lib/redirects.ts';
import { securityTxtAddress } from '../../src/integrations/host-files.ts';
import { contentTypes } from '../lib/content-type.ts';
import type { HostConfig } from './host-config.ts';
import { listenLines, plainServer } from './nginx-https.ts';

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/** Where an old address leads, with the query it was asked for with. */
const leadOn = ({ from, to }: Moved) =>
  `    ${quote(from)} ${quote(to ? withQuery(to, '$is_args$args') : 'gone')};`;

/**
 * nginx for the built site, compressed in advance. A whole configuration, since the module for brotli is loaded at its
 * top. `add_header` is inherited only by blocks without one of their own: so those that
 * have some repeat them all.
 */
export function nginxConfig(host: HostConfig): string {
  const { root, headers, pages, languages, redirects } = host;
  const types = Object.entries(contentTypes).map(
    ([ending, type]) => `    ${quote(type)} ${ending.slice(1)};`,
  );
  const lines = (indent: string, sent = headers) =>
    sent.map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`).join('\n');
  const missing = ['/404', ...languages.map((tag) => `/${tag}/404`)];
  const capitals = pages.map((page) => `    ${quote(page)} ${quote(page)};`);
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
  # The proxy in front knows the site's name and its scheme.
  absolute_redirect off;

  brotli_static on;
  gzip_static on;
  gzip_vary on;

  map_hash_max_size 8192;
  map_hash_bucket_size 256;
  # The file of a page, for its address in the one right spelling. $uri is decoded and has single slashes, $request_uri is as sent.
  map "$uri $request_uri" $page {
    "~^/ /(?:\\?|$)" /index.html;
    "~^(?:/index|${missing.join('|')}) " "";
    "~ [^?]*(?://|%)" "";
    default $uri.html;
  }
  # In any other spelling: the address it stands for, in small letters where the page was there when this was written.
  map $uri $address {
    "~*(?s)^(?<tidy>.*?)(?:/(?:index)?|\\.html)*$" $tidy;
  }
  # nginx compares without regard to capitals.
  map $address $right {
${capitals.join('\n')}
${missing.map((address) => `    ${address} "";`).join('\n')}
    default $address;
  }
  # The answer to an unknown address, in the language that it begins with.
  map $uri $missing {
${languages.map((tag) => `    ~^/${tag}/ /${tag}/404.html;\n`).join('')}    default /404.html;
  }
  # Where addresses lead that once had a page.
  map $address $moved {
${redirects.map(leadOn).join('\n')}
    default "";
  }
  # A compressed file is sent as its page only.
  map $uri $is_hidden {
    "~\\.(html|br|gz)$|/\\.|^/_(headers|redirects)$" 1;
  }
  # For a second after a deploy visitors may get the page before it.
  open_file_cache max=4000 inactive=60s;
  open_file_cache_valid 1s;

${plainServer(host)}  server {
${listenLines(host)}
    root "${root}";
${lines('    ')}
    add_header Cache-Control ${quote(caching.other)} always;
    error_page 404 $missing;
    error_page 410 ${GONE}.html;
    error_page 416 = @outside;

    # Pages have addresses without an ending. No pattern is asked before the page is found.
    location ^~ / {
      try_files $page @elsewhere;
    }
    location @elsewhere {
      if ($address = "") {
        return 301 /$is_args$args;
      }
      if (-f $document_root$right.html) {
        return 301 $right$is_args$args;
      }
      if ($moved = gone) {
        return 410;
      }
      if ($moved) {
        return 301 $moved;
      }
      if ($is_hidden) {
        return 404;
      }
      try_files $uri =404;
    }
    # A part that a file does not have: nginx has set the headers already, and a line of its own keeps it from adding them again.
    location @outside {
      add_header Accept-Ranges bytes;
      return 416;
    }
    location ^~ /. {
      return 404;
    }
    location = ${securityTxtAddress} {
      try_files $uri =404;
    }
${missing.map((address) => `    location = ${address}.html {\n      internal;\n    }`).join('\n')}
    location = ${GONE}.html {
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
