import { readFileSync } from 'node:fs';
import {
  GONE_PAGE,
  is404Page,
  isOutside,
  languagesWith404Page,
  statusOf,
  type OldAddress,
} from '../../src/lib/publish/redirects.ts';
import { caching, type HostHeaders } from '../../src/lib/security/response-headers.ts';
import { securityTxtAddress } from '../../src/integrations/host-files.ts';
import { contentTypes } from '../lib/asset.ts';

export interface CaddyOptions {
  /** The folder of the compressed site, or a symbolic link to it. */
  root: string;
  /** ':8080' for HTTP behind a proxy, which has the certificate. For 'https://hopehealth.org', Caddy gets the certificate. */
  address: string;
  headers: HostHeaders;
  /** The addresses of all pages. */
  pages: readonly string[];
  redirects: readonly OldAddress[];
}

/**
 * One line of a `map` in the Caddyfile: an old address, its new page (or `gone`) and the section of that page. Caddy puts the
 * visitor's query between the page and the section. Other sites get no query, so their addresses are not divided.
 */
function redirectLine({ from, to = 'gone' }: OldAddress): string {
  const [page = '', section] = isOutside(to) ? [to] : to.split('#', 2);
  const pattern = from.replaceAll('.', String.raw`\.`);
  const fragment = section === undefined ? '' : `#${section}`;
  return `~(?i)^${pattern}$ "${page}" "${fragment}"`;
}

/**
 * Text gets Vary, because Caddy itself adds Vary to compressed answers only. Without Vary, a cache would send a stored uncompressed
 * answer to every browser.
 */
const typeHeaders = Object.entries(contentTypes).flatMap(([ending, type]) => {
  const matcher = `@type_${ending.slice(1)}`;
  const vary = `header ${matcher} {\n  Vary Accept-Encoding\n  defer\n}`;
  return [
    `${matcher} path_regexp \\${ending}$`,
    `header ${matcher} Content-Type \`${type}\``,
    ...(type.includes('charset') ? [vary] : []),
  ];
});

const show404Page = (tag: string) => `@unknown_${tag} {
  expression {err.status_code} == 404
  path /${tag}/*
}
handle @unknown_${tag} {
  rewrite * /${tag}/404.html
  import send
}`;

/**
 * A pattern for the pages that answer with one of `statuses`, as /not-found answers with 404. Caddy's path matcher would also match
 * /NOT-FOUND, because it ignores case.
 */
function patternOfPages(pages: readonly string[], ...statuses: number[]): string {
  const matching = pages.filter((page) => statuses.includes(statusOf(page)));
  // Without such pages, the pattern matches only /.none, which does not exist.
  return `^(?:${matching.join('|') || '/[.]none'})$`;
}

type Values = Record<string, string | readonly string[]>;

function listValues({ root, address, headers, pages, redirects }: CaddyOptions): Values {
  const languages = languagesWith404Page(pages);
  // Caddy redirects /BOOKING to /booking. The home page, /, has no letters, and no link points to a 404 page.
  const respelt = pages.filter((page) => page !== '/' && !is404Page(page));
  const pages404 = ['/404', ...languages.map((tag) => `/${tag}/404`)];
  return {
    root,
    address,
    headers: headers.map(([name, value]) => `${name} \`${value}\``),
    types: typeHeaders,
    revalidate: caching.other,
    hashedFolder: caching.hashedFolder,
    hashed: caching.hashed,
    workerAddress: caching.workerAddress,
    worker: caching.worker,
    securityTxt: securityTxtAddress,
    pages404: pages404.join(' '),
    pattern404: pages404.join('|'),
    translated404: languages.map(show404Page),
    says404: patternOfPages(pages, 404),
    says410: patternOfPages(pages, 410),
    says404Or410: patternOfPages(pages, 404, 410),
    spellings: respelt.map((page) => `~(?i)^${page}$ ${page}`),
    redirects: redirects.map(redirectLine),
    gone: GONE_PAGE,
  };
}

const template = new URL('../../hosting/Caddyfile.template', import.meta.url);

/** hosting/Caddyfile.template, with a value of listValues for each {{name}}. The {{name}} of a list is alone on its line. */
export function caddyConfig(options: CaddyOptions): string {
  const values = listValues(options);
  const indent = (text: string, space: string) => text.replaceAll(/^/gm, space);
  return readFileSync(template, 'utf8')
    .replaceAll(/^( *)\{\{(\w+)\}\}\n/gm, (_, space: string, name: string) =>
      [values[name] ?? []]
        .flat()
        .map((text) => `${indent(text, space)}\n`)
        .join(''),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}
