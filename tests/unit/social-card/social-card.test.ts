import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cardAddress, cardSeed } from '#lib/social-card/card-address.ts';
import { shapesOf, widthOf } from '#lib/social-card/letter-shapes.ts';
import { CARD, socialCardSvg } from '#lib/social-card/social-card-svg.ts';
import { wrapTitle } from '#lib/social-card/wrap-title.ts';
import { readCard } from '../../../src/integrations/social-cards/read-card.ts';

const ROOM = 1040;
const titles = [
  'News',
  'Health Outreach: Villages on the road to Bechem',
  'Yɛda mo ase, Ɔkɔmfo Ŋutifafa Dɔkita: ɛyɛ papa paa, ɔdɔ ne asomdwoe nka wo',
  'The van season begins: where we go, and how a community can ask for a visit before the rains come and the road is gone',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft in Kumasi',
  'W'.repeat(200),
];

describe('somebody who is sent a link', () => {
  test.each(titles)(
    'can read "%s": no line is wider than there is room, and none is lost but with an ellipsis',
    (title) => {
      const { size, lines } = wrapTitle(title, ROOM);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(ROOM);
      expect(lines.length * size * 1.2).toBeLessThanOrEqual(330);
      const read = lines.join('').replaceAll(' ', '');
      const whole = title.replaceAll(' ', '');
      expect(read === whole || (read.endsWith('…') && whole.startsWith(read.slice(0, -1)))).toBe(true);
    },
  );

  test.each(titles)('sees nothing of "%s" cut off at an edge', async (title) => {
    const symbol = 'M0 0h48v48H0z';
    const svg = socialCardSvg({ title, section: title, siteName: 'Hope Health', seed: 'a', symbol });
    const { data, info } = await sharp(Buffer.from(svg))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([CARD.width, CARD.height]);
    const band = [...data.subarray(0, 3)];
    for (let y = 0; y < CARD.height - 100; y += 1)
      for (const x of [20, 70, CARD.width - 70, CARD.width - 20])
        expect([...data.subarray((y * CARD.width + x) * 3).subarray(0, 3)], `${x}, ${y}`).toEqual(band);
  });

  test('a short title stands in the largest type, and stays whole words', () => {
    expect(wrapTitle('Lab Services', ROOM)).toEqual({ size: 88, lines: ['Lab Services'] });
    expect(wrapTitle('Primary care and diagnostics, within reach', ROOM).lines.join(' ')).toBe(
      'Primary care and diagnostics, within reach',
    );
  });

  test('finds each letter of Ghana’s languages and of money drawn, an unknown accent dropped, the rest as a question mark', () => {
    for (const letter of 'ɛɔŋƐƆŊɖƒɣʋ₵é’–…') expect(shapesOf(letter)[0]?.[1], letter).toMatch(/^M/);
    expect(shapesOf('ɛ')).not.toEqual(shapesOf('?'));
    expect(shapesOf('ẹ')).toEqual(shapesOf('e'));
    expect(shapesOf('水')).toEqual(shapesOf('?'));
  });
});

describe('the card of a page', () => {
  const page = (path: string, picture: string, more = '') =>
    `<link rel="canonical" href="https://clinic.example${path}"><meta property="og:title" content="Tests &amp; prices"><meta property="og:image" content="https://clinic.example${picture}">${more}<h1 class="a">Care <em>within</em> reach</h1>`;

  test('says what the page says of itself, under the page above it', () => {
    const crumbs = `<script>{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Book a \\"visit\\"","item":{}}]}</script>`;
    const signs = new Map([['/donate-vans', 'M0 0']]);
    expect(readCard(page('/lab', '/cards/lab.png', crumbs), 'Clinic', signs)).toEqual({
      address: '/cards/lab.png',
      card: {
        title: 'Tests & prices',
        section: 'Book a "visit"',
        siteName: 'Clinic',
        seed: 'lab',
        symbol: undefined,
      },
    });
    expect(readCard(page('/donate-vans', '/cards/donate-vans.png'), 'Clinic', signs)?.card).toMatchObject({
      seed: 'vans',
      symbol: 'M0 0',
    });
    expect(readCard(page('/', '/cards/index.png'), 'Clinic', signs)?.card.title).toBe('Care within reach');
  });

  test('is not drawn for a page with a picture of its own, nor for one that is not to be found', () => {
    expect(readCard(page('/news/1', '/_astro/1.jpeg'), 'Clinic', new Map())).toBeNull();
    const hidden = page('/x', '/cards/x.png').replace(/<link[^>]*>/, '');
    expect(readCard(hidden, 'Clinic', new Map())).toBeNull();
  });

  test.each([
    ['/', '/cards/index.png', ''],
    ['/lab-services', '/cards/lab-services.png', 'lab-services'],
    ['/donate-hope-health-vans', '/cards/donate-hope-health-vans.png', 'hope-health-vans'],
    ['/communities/7', '/cards/communities/7.png', 'community-7'],
    ['/news/7', '/cards/news/7.png', '7'],
  ])('of %s stands at %s, woven from "%s" as its page is', (path, address, seed) => {
    expect([cardAddress(path), cardSeed(path)]).toEqual([address, seed]);
  });
});
