import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { expect, test, vi } from 'vitest';
import RolePage from '#components/join/RolePage.astro';
import { findAll, findOnly, readPage, readText } from '#lib/page/html-tree.ts';
import { DAY_MS } from '#lib/time/dates.ts';
import { writtenEvents } from '../fixtures/written-events.ts';

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
    qualifications: ['A licence'],
    finalNote: [],
  },
  type: 'volunteer',
};

async function show(
  keyResponsibilities: Record<string, string[]>,
  others: { applyLink?: string } = {},
  more: object = {},
) {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const role = { ...props.role, ...others, keyResponsibilities };
  return readPage(await container.renderToString(RolePage, { props: { ...props, ...more, role } }));
}

test.each<[string, Record<string, string[]>, string, string]>([
  ['sorted by number', { 10: ['Last'], 2: ['Middle'], 1: ['First'] }, 'li', 'First Middle Last'],
  ['in the order of the editor’s groups', { Write: ['Posts'], Answer: ['Letters'] }, 'h3', 'Write Answer'],
])('visitors read a role’s responsibilities %s', async (_, keyResponsibilities, tag, expected) => {
  const page = await show(keyResponsibilities);
  expect(
    findAll(tag, page)
      .map((part) => readText(part).trim())
      .join(' '),
  ).toContain(expected);
});

test('APPLY leads to the phone number if a role has no form and no `applyLink`', async () => {
  const page = await show({ Drive: ['On time'] });
  // Beside the facts and, on a phone, also at the end.
  const applies = findAll('a', page).filter(({ attribs }) => attribs['href'] === '#apply');
  expect(applies).toHaveLength(2);
  for (const { attribs } of applies) expect(attribs['class']).not.toContain('needs-script');
  const section = findOnly('section', ({ attribs }) => attribs['id'] === 'apply', page);
  expect(findAll('a', section).map(({ attribs }) => attribs['href'])).toContainEqual(
    expect.stringMatching(/^tel:\+/),
  );
});

test('the APPLY section has a link to `applyLink` if a role has no form', async () => {
  const page = await show({ 1: ['First'] }, { applyLink: 'https://apply.example/driver' });
  const section = findOnly('apply', ({ attribs }) => attribs['id'] === 'apply', page);
  const addresses = findAll('a', section).map(({ attribs }) => attribs['href']);
  expect(addresses).toContain('https://apply.example/driver');
});

test('a student reads the days of the next internship beside the facts, as a link to its event', async () => {
  const next = {
    ...writtenEvents.outreach,
    id: 'summer',
    start: Date.UTC(2028, 7, 16),
    lengthMs: 46 * DAY_MS,
  };
  const page = await show({ 1: ['First'] }, {}, { type: 'internship', next });
  const link = findOnly('a', ({ attribs }) => attribs['href'] === '/events/summer', page);
  expect(readText(link).trim()).toBe('Wednesday 16 August 2028 to Saturday 30 September 2028');
});
