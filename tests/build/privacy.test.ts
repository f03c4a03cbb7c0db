import { describe, expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';

describe.each(builtSites)('$name', ({ pages }) => {
  const html = pages.find(({ address }) => address === '/privacy')?.html ?? '';
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));

  test('the privacy page names every host that a page may contact', () => {
    const policies = pages.map(
      ({ html: page }) => /content-security-policy" content="([^"]*)/.exec(page)?.[1],
    );
    const hosts = policies.flatMap((policy = '') =>
      [...policy.matchAll(/https?:\/\/([^\s;]+)/g)].map(([, host = '']) => host),
    );
    for (const host of new Set(hosts)) expect(main).toContain(host);
    // The privacy page has a <dl> only if there are hosts to name.
    expect(main.includes('<dl')).toBe(hosts.length > 0);
  });
});
