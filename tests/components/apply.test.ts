import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { expect, test, vi } from 'vitest';
import RolePage from '#components/join/RolePage.astro';
import { findAll, findOnly, readPage } from '#lib/page/html-tree.ts';

vi.mock(import('#lib/security/third-parties.ts'), async (original) => ({
  ...(await original()),
  frameAddress: () => null,
}));

const props = {
  role: {
    title: 'Driver',
    text: 'Drive the van.',
    location1: 'Kumasi',
    location2: 'Ho',
    roleOverview: ['You drive.'],
    keyResponsibilities: { Drive: ['On time'] },
    qualifications: ['A licence'],
    finalNote: [],
  },
  kind: 'volunteer',
};

test('before the form is online, APPLY links to phone and messages', async () => {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const page = readPage(await container.renderToString(RolePage, { props }));
  const apply = findOnly('APPLY', ({ attribs }) => attribs['href'] === '#apply', page);
  expect(apply.attribs['class']).not.toContain('needs-script');
  const section = findOnly('section', ({ attribs }) => attribs['id'] === 'apply', page);
  expect(findAll('a', section).map(({ attribs }) => attribs['href'])).toContainEqual(
    expect.stringMatching(/^tel:\+/),
  );
});
