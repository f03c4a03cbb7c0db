import { pageFrame, touchDownRules } from '../../src/lib/page-frame.ts';
import { caching, forFiles } from '../../src/lib/response-headers.ts';
import { contentTypes } from '../lib/content-type.ts';
import { lighterFolder } from '../lib/lighter-pictures.ts';
import type { HostConfig } from './host-config.ts';

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;

/**
 * nginx for the built site, compressed in advance. A whole configuration, since the module for brotli is loaded at its
 * top. TLS is for the proxy in front. `add_header` is inherited only by blocks without one of their own: so those that
 * have some repeat them all.
 *
 * A browser that holds the frame of the pages gets them packed by it (RFC 9842): they have a place of their
 * own, so that nobody else's request costs more.
 */
export function nginxConfig({ root, port, headers }: HostConfig): string {
  const types = Object.entries(contentTypes).map(
    ([ending, type]) => `    ${quote(type)} ${ending.slice(1)};`,
  );
  const lines = (indent: string, sent = headers) =>
    sent.map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;`).join('\n');
  const withheld = pageFrame.withheld.map((path) => `    "same-origin navigate  ${path}.html" "";`);
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

  # Who comes from another page of ours, or holds the frame of the pages.
  map $http_sec_fetch_site$http_available_dictionary $is_reading_on {
    "" "";
    none "";
    default 1;
  }
  map $http_available_dictionary $frame {
    "~^:(?<hash>[A-Za-z0-9+/]{43}=):$" $hash;
  }
  map "$http_accept_encoding $frame" $folder {
    "~\\bdcz\\b.* [^ ]" ${pageFrame.folder}$frame;
  }
  map $uri $name {
    / /index;
    default $uri;
  }
  # A compressed file is sent as its page only.
  map $uri $is_hidden {
    "~\\.(html|br|gz)$|/\\.|^/_headers$" 1;
  }
  # Who saves data gets the smallest size of a picture, whatever size was asked for.
  map $http_save_data $lighter {
    on ${lighterFolder};
  }
  map $uri $depends_on {
    ~\\.(avif|webp)$ Save-Data;
  }
  # From here on $uri is the file that was found in the end.
  map $uri $packed {
    volatile;
    ~^${pageFrame.folder.replaceAll('.', '\\.')} dcz;
  }
  map "$http_sec_fetch_site $http_sec_fetch_mode $http_save_data" $rules {
    "same-origin navigate " ${quote(touchDownRules)};
  }
  map "$http_sec_fetch_site $http_sec_fetch_mode $http_save_data$http_available_dictionary $uri" $offered {
${withheld.join('\n')}
    "~^same-origin navigate  " ${quote(pageFrame.link)};
  }

  # For a second after a deploy visitors may get the page before it.
  open_file_cache max=4000 inactive=60s;
  open_file_cache_valid 1s;

  server {
    listen ${port};
    root ${root};
${lines('    ')}
    add_header Cache-Control ${quote(caching.other)} always;
    add_header Vary Available-Dictionary always;
    error_page 404 /404.html;
    error_page 418 = @reading_on;
    recursive_error_pages on;

    # Pages have addresses without an ending. No pattern is asked before the page is found.
    location ^~ / {
      if ($is_reading_on) {
        return 418;
      }
      try_files $uri.html @file;
    }
    location = / {
      if ($is_reading_on) {
        return 418;
      }
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
    location @reading_on {
      try_files $folder$name.html $name.html @file;
${lines('      ')}
      add_header Cache-Control ${quote(caching.other)} always;
      add_header Vary Available-Dictionary always;
      add_header Content-Encoding $packed;
      add_header Link $offered;
      add_header Speculation-Rules $rules;
    }
    location ^~ ${caching.hashedFolder} {
      try_files $lighter$uri $uri =404;
${lines('      ', forFiles(headers))}
      add_header Vary $depends_on;
      # Not "always": a file that is missing may be there tomorrow.
      add_header Cache-Control ${quote(caching.hashed)};
    }
    location = ${pageFrame.address} {
      try_files $uri =404;
${lines('      ')}
      add_header Cache-Control ${quote(pageFrame.keptFor)};
      add_header Use-As-Dictionary ${quote(pageFrame.usedFor)};
    }
    location = ${caching.workerAddress} {
      try_files $uri =404;
${lines('      ')}
      add_header Cache-Control ${quote(caching.worker)};
    }
    location = ${caching.rulesAddress} {
      try_files $uri =404;
${lines('      ')}
      add_header Cache-Control ${quote(caching.rules)};
    }
  }
}
`;
}
