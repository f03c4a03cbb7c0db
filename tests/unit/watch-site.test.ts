import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { findDeadLinks } from '../../scripts/launch/find-outside-links.ts';
import { listen } from '../../scripts/lib/listen.ts';
import { findThirdPartyFaults } from '../../scripts/watch/find-third-party-faults.ts';
import { readText } from '../support/read-text.ts';
import { sampleSite } from '../support/sample-site.ts';

describe('an owner who watches the live site', () => {
  test('sees which links to other sites do not work and why', async () => {
    const statuses: Record<string, number> = {
      '/here': 200,
      '/robots-refused': 403,
      '/gone': 410,
      '/refused': 451,
    };
    const { origin, close } = await listen(
      createServer(({ url = '' }, response) => response.writeHead(statuses[url] ?? 500).end('x')),
      0,
    );
    const links = [...Object.keys(statuses).map((path) => `${origin}${path}`), 'http://localhost:9/nobody'];
    const text = links.map((link) => `[link](${link})`).join('\n');
    const entry = readText('content/team/m1.md', `---\nname: Ama\nposition: Nurse\n---\n${text}`);
    const found = await findDeadLinks([entry], { onlyGone: true });
    await close();
    expect(found.map(({ text }) => text)).toEqual([
      `content/team/m1.md:7 ${origin}/gone answers 410`,
      `content/team/m1.md:8 ${origin}/refused answers 451`,
      expect.stringContaining('content/team/m1.md:9 http://localhost:9/nobody cannot be reached'),
    ]);
    expect(found.map(({ isBlocking }) => isBlocking)).toEqual([true, false, false]);
  });

  test('sees no dead link for a setting that is not a link', async () => {
    const { origin, close } = await listen(
      createServer((_, response) => response.writeHead(404).end()),
      0,
    );
    const settings = `url: ${origin}\nthirdParties:\n  map: { origin: ${origin} }\nfacebook: ${origin}/us\n`;
    const site = readText('content/site.yaml', settings);
    const found = await findDeadLinks([{ ...site, value: site.data }]);
    await close();
    expect(found.map(({ text }) => text)).toEqual([`content/site.yaml:4 ${origin}/us answers 404`]);
  });

  test.each([
    ["frame-ancestors https://hopehealth.example, frame-ancestors 'none'", 1],
    ["default-src 'self', frame-ancestors https://hopehealth.example", 0],
    ['frame-ancestors *.hopehealth.example hopehealth.example', 0],
  ])(
    'sees whether these policies of a third party allow its page in our iframe: %s',
    async (policies, count) => {
      const { origin, close } = await listen(
        createServer((_, response) => response.writeHead(200, { 'content-security-policy': policies }).end()),
        0,
      );
      const site = structuredClone(sampleSite);
      site.thirdParties.scheduling.calendars = { 'lab-services': `${origin}/calendar` };
      const found = await findThirdPartyFaults(site);
      await close();
      expect(found.filter(({ isBlocking }) => isBlocking)).toHaveLength(count);
    },
  );
});
