import { DomUtils } from 'htmlparser2';
import { trustedTypes, hashOf } from '#lib/security/content-policy.ts';
import { findAll, findOnly, readText, type Document, type Element } from '#lib/page/html-tree.ts';

const HASH_TOKEN = / '(sha\d+-[^']+)'/g;

/** Script files are allowed by address, and JSON never runs. */
export const needsHash = ({ attribs }: Element) =>
  !('src' in attribs) && !/^application\/(?:ld\+)?json$/.test(attribs['type'] ?? '');

function listHashes(tagName: string, page: Document): string[] {
  const elements = findAll(tagName, page).filter(needsHash);
  return [...new Set(elements.map((element) => hashOf(readText(element))))];
}

const isPolicy = ({ name, attribs }: Element) =>
  name === 'meta' && attribs['http-equiv'] === 'content-security-policy';

/**
 * Moves a page's policy before everything that the policy covers. Throws if the hash of an inline script is neither in the policy
 * nor in `inlined`. `inlined` has the hashes of scripts that are added after Astro has written the head. Returns a function to call
 * when the page is finished. That function keeps only the hashes of the page's own scripts and styles. Astro writes the hashes of
 * the whole site into every page, and each hash has 44 bytes that do not compress.
 */
export function narrowPolicy(page: Document, inlined: ReadonlySet<string>): () => void {
  const meta = findOnly('policy', isPolicy, page);
  const policy = meta.attribs['content'] ?? '';
  const hashesOfAstro = new Set(Array.from(policy.matchAll(HASH_TOKEN), ([, hash = '']) => hash));
  const isUnknown = (hash: string) => !hashesOfAstro.has(hash) && !inlined.has(hash);
  const unknownHashes = listHashes('script', page).filter(isUnknown);
  if (unknownHashes.length > 0)
    throw new Error(`an inline script is not in its policy: ${unknownHashes.join(' ')}`);

  const head = findOnly('head', ({ name }) => name === 'head', page);
  const title = findOnly('title', ({ name }) => name === 'title', head);
  DomUtils.removeElement(meta);
  // DomUtils.prepend() inserts before the title, not into it.
  DomUtils.prepend(title, meta);

  return () => {
    const narrowed = policy.replace(
      /(script|style)-src(?:-elem)?[^;]*/g,
      (directive, name: 'script' | 'style') => {
        const withoutHashes = directive.replaceAll(HASH_TOKEN, '');
        // A directive without hashes stays as it is. Hashes would switch off 'unsafe-inline', which the styles of a map need.
        if (withoutHashes === directive) return directive;
        return [withoutHashes, ...listHashes(name, page).map((hash) => `'${hash}'`)].join(' ');
      },
    );
    const runsThirdParty = /script-src(?:-elem)?[^;]*\shttps?:/.test(policy);
    // Astro writes the head before it renders the component with the recording, so media-src is added here.
    const mediaSource = findAll('audio', page).length > 0 ? ["media-src 'self'"] : [];
    const added = [...mediaSource, ...(runsThirdParty ? [] : trustedTypes)];
    meta.attribs['content'] =
      added.length > 0 ? [narrowed.replace(/;?\s*$/, ''), ...added].join('; ') : narrowed;
  };
}
