import { isOutside, statusOf, type Moved } from '../../src/lib/publish/redirects.ts';
import { contentTypes } from '../lib/content-type.ts';

/* Parts of the Caddyfile that are made from lists. */

/** An old address in any letters, with the page and the section that it leads to. */
export function redirectLine({ from, to = 'gone' }: Moved): string {
  const [page = '', section] = isOutside(to) ? [to] : to.split('#', 2);
  const pattern = from.replaceAll('.', String.raw`\.`);
  return `          ~(?i)^${pattern}$ "${page}" "${section === undefined ? '' : `#${section}`}"`;
}

/** The type of each file by its ending, and that caches keep text by its encoding. */
export const typeLines: readonly string[] = Object.entries(contentTypes).flatMap(([ending, type]) => {
  const matcher = `@type_${ending.slice(1)}`;
  return [
    `    ${matcher} path_regexp \\${ending}$`,
    `    header ${matcher} Content-Type \`${type}\``,
    // Set when the answer is sent: Caddy says it of packed answers alone, and caches keep the other one, too.
    ...(type.includes('charset')
      ? [`    header ${matcher} {\n      Vary Accept-Encoding\n      defer\n    }`]
      : []),
  ];
});

/** The answer to unknown addresses in a language. */
export const missingIn = (tag: string) => `    @unknown_${tag} {
      expression {err.status_code} == 404
      path /${tag}/*
    }
    handle @unknown_${tag} {
      rewrite * /${tag}/404.html
      import send
    }
`;

/** Matches the pages of these statuses at their right addresses: Caddy's own matcher of paths ignores capitals. */
export function pagesOf(statuses: readonly number[], pages: readonly string[]): string {
  const found = pages.filter((page) => statuses.includes(statusOf(page)));
  return `{
    path_regexp ^(?:${found.join('|') || '/[.]none'})$
    not vars_regexp {http.request.uri.path} //
  }`;
}
