import { certbotFiles, type HostConfig } from './host-config.ts';

/** The port, and what an encrypted connection needs: TLS 1.3 and tickets, so that a second visit begins faster. */
export function listenLines({ port, https }: HostConfig): string {
  if (!https) return `    listen ${port};`;
  const { chain, key } = https.certificate ?? certbotFiles(https.domain);
  return `    listen ${port} ssl http2;
    listen [::]:${port} ssl http2;
    server_name ${https.domain};
    ssl_certificate "${chain}";
    ssl_certificate_key "${key}";
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:10m;
    ssl_session_timeout 1d;
    # A browser reads nothing of a record before all of it is there: on slow lines words come earlier in small ones.
    ssl_buffer_size 4k;`;
}

/** What leads from http to https at once. The files by which certbot renews a certificate lie in /srv/acme. */
export function plainServer({ https }: HostConfig): string {
  if (!https) return '';
  return `  server {
    listen ${https.plainPort};
    listen [::]:${https.plainPort};
    server_name ${https.domain};
    location / {
      return 301 https://${https.domain}$request_uri;
    }
    location ^~ /.well-known/acme-challenge/ {
      root /srv/acme;
    }
  }

`;
}
