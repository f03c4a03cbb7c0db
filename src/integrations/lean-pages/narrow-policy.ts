import { createHash } from 'node:crypto';

const inlineBlock = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const policyMeta = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const hashToken = / '(sha\d+-[^']+)'/g;

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
/** Whether the policy looks at it: a file has an address instead, and JSON is never run. */
const isInline = (attributes: string) => !/\ssrc=|application\/(?:ld\+)?json/.test(attributes);

function listHashes(html: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineBlock)) {
    if (isInline(attributes)) hashes[name as 'script' | 'style'].add(hashOf(text));
  }
  return hashes;
}

/**
 * The page after `change`, with a policy that names only what then stands in it: Astro names the scripts and styles of
 * the whole site in every page, 44 incompressible bytes each. Styles that follow each other become one. Throws if the page
 * holds an inline script or style that neither Astro named nor a component of ours vouched for.
 */
export function narrowPolicy(
  html: string,
  change: (html: string) => string = (same) => same,
  vouched: ReadonlySet<string> = new Set(),
): string {
  const [start, , policy] = policyMeta.exec(html) ?? [];
  if (start === undefined || policy === undefined) return change(html);
  const named = new Set([...policy.matchAll(hashToken)].map(([, hash]) => hash));
  const { script, style } = listHashes(html);
  const needed = /style-src(?:-elem)?[^;]*'unsafe-inline'/.test(policy) ? script : script.union(style);
  const unknown = [...needed].filter((hash) => !named.has(hash) && !vouched.has(hash));
  if (unknown.length > 0)
    throw new Error(`an inline script or style is not in its policy: ${unknown.join(' ')}`);

  const meta = `${start}>`;
  const rest = html.replace(meta, '');
  const ordered = rest.includes('<title>') ? rest.replace('<title>', (title) => meta + title) : html;
  const lean = change(ordered.replaceAll('</style><style>', ''));
  const now = listHashes(lean);
  const narrow = policy.replace(
    /(script|style)-src(?:-elem)?[^;]*/g,
    (directive, kind: 'script' | 'style') => {
      const others = directive.replaceAll(hashToken, '');
      if (others === directive) return directive;
      return [others, ...[...now[kind]].map((hash) => `'${hash}'`)].join(' ');
    },
  );
  return lean.replace(policyMeta, (_, start: string, __, end: string) => start + narrow + end);
}
