import { DomUtils } from 'htmlparser2';
import { trustedTypes, hashOf } from '#lib/policy.ts';
import { findAll, findOnly, textOf, type Document, type Element } from '#lib/page-tree.ts';

const hashToken = / '(sha\d+-[^']+)'/g;

/** Whether the policy looks at it: a file has an address instead, and JSON is never run. */
export const isInline = ({ attribs }: Element) =>
  !('src' in attribs) && !/^application\/(?:ld\+)?json$/.test(attribs['type'] ?? '');

const listHashes = (name: string, page: Document) => [
  ...new Set(
    findAll(name, page)
      .filter(isInline)
      .map((element) => hashOf(textOf(element))),
  ),
];

const isPolicy = ({ name, attribs }: Element) =>
  name === 'meta' && attribs['http-equiv'] === 'content-security-policy';

/**
 * Moves a page's policy before everything that it is about, and returns what is to be called when the page is as it will be
 * published: the policy then names only the scripts and styles in it, where Astro names those of the whole site in every page, 44
 * incompressible bytes each. Text then becomes markup or an address of a script by no other way, but on pages that run
 * another company's script, which writes markup in its own ways. Throws if the page holds an inline script that
 * Astro has not named and that is none of `inlined`: Astro names those too, while it has not written the head.
 */
export function narrowPolicy(page: Document, inlined: ReadonlySet<string>): () => void {
  const meta = findOnly('policy', isPolicy, page);
  const policy = meta.attribs['content'] ?? '';
  const named = new Set(Array.from(policy.matchAll(hashToken), ([, hash = '']) => hash));
  const unknown = listHashes('script', page).filter((hash) => !named.has(hash) && !inlined.has(hash));
  if (unknown.length > 0) throw new Error(`an inline script is not in its policy: ${unknown.join(' ')}`);

  const title = findOnly(
    'title',
    ({ name, parent }) => name === 'title' && (parent as Element).name === 'head',
    page,
  );
  DomUtils.removeElement(meta);
  DomUtils.prepend(title, meta);

  return () => {
    const narrow = policy.replace(
      /(script|style)-src(?:-elem)?[^;]*/g,
      (directive, name: 'script' | 'style') => {
        const others = directive.replaceAll(hashToken, '');
        if (others === directive) return directive;
        return [others, ...listHashes(name, page).map((hash) => `'${hash}'`)].join(' ');
      },
    );
    const runsOthers = /script-src(?:-elem)?[^;]*\shttps?:/.test(policy);
    // A component that asks for it finds the head already written.
    const media = findAll('audio', page).length > 0 ? ["media-src 'self'"] : [];
    const more = [...media, ...(runsOthers ? [] : trustedTypes)];
    meta.attribs['content'] = more.length > 0 ? [narrow.replace(/;?\s*$/, ''), ...more].join('; ') : narrow;
  };
}
