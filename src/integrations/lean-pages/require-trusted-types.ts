import { trustedTypes } from '#lib/policy.ts';

const policyMeta = /(<meta http-equiv="content-security-policy" content=")([^"]*)(")/;
const outsideScripts = /script-src(?:-elem)?[^;]*\shttps?:/;

/**
 * The page with a policy under which no text becomes markup or an address of a script by itself. A page that runs another
 * company's script is left as it is: that script writes markup in its own ways.
 */
export function requireTrustedTypes(html: string): string {
  return html.replace(policyMeta, (all, start: string, policy: string, end: string) =>
    outsideScripts.test(policy)
      ? all
      : `${start}${policy.replace(/;?\s*$/, '')}; ${trustedTypes.join('; ')}${end}`,
  );
}
