import { hashOf } from '../../src/lib/policy.ts';
import { findAll, readPage, textOf, type Document } from '../../src/lib/page-tree.ts';

const ADDRESSES = ['href', 'src', 'poster', 'component-url', 'renderer-url'];
const LISTS = ['srcset', 'imagesrcset'];

function listAddresses(page: Document): string[] {
  return findAll('*', page).flatMap(({ attribs }) => [
    ...ADDRESSES.flatMap((name) => attribs[name] ?? []),
    ...LISTS.flatMap((name) =>
      (attribs[name] ?? '').split(/,\s+/).map((each) => each.trim().split(/\s/)[0] ?? ''),
    ),
  ]);
}

const policyOf = (page: Document) =>
  findAll('meta', page).find(
    ({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'content-security-policy',
  )?.attribs['content'] ?? '';

/**
 * What nobody of ours put into a page: hosts and their plugins add scripts, for figures or against robots. The page's policy names
 * each of ours by its hash, and none of another site.
 */
function findForeignScripts(page: Document, policy: string): string[] {
  return findAll('script', page).flatMap((script) => {
    const { src, type = '' } = script.attribs;
    if (src !== undefined) return /^(?:https?:)?\/\//.test(src) ? [`a script from ${src}`] : [];
    if (/json|speculationrules/.test(type) || policy.includes(hashOf(textOf(script)))) return [];
    return [`a script that its policy does not name: ${textOf(script).trim().slice(0, 40)}`];
  });
}

interface PageSeen {
  faults: string[];
  /** Paths on the same site that it leads to or loads, without query and fragment. */
  targets: string[];
}

/** What a page shows of itself. `origins` are the addresses under which the site calls itself. */
export function seePage(path: string, html: string, origins: readonly string[]): PageSeen {
  const page = readPage(html);
  const policy = policyOf(page);
  const faults = [
    ...(/<\/html>\s*$/.test(html) ? [] : ['is cut off before its end']),
    ...(policy.includes("default-src 'none'") ? [] : ['has no policy for its scripts']),
    ...findForeignScripts(page, policy).map((text) => `has ${text}`),
  ];
  const [own = ''] = origins;
  const targets = listAddresses(page).flatMap((address) => {
    if (address === '' || !URL.canParse(address, own + path)) return [];
    const { origin, pathname } = new URL(address, own + path);
    return origins.includes(origin) ? [pathname] : [];
  });
  return { faults, targets: [...new Set(targets)] };
}
