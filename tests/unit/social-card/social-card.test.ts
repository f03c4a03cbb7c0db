import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cardAddress, cardSeed } from '#lib/social-card/card-address.ts';
import { shapesOf, UNITS, widthOf } from '#lib/social-card/letter-shapes.ts';
import { CARD, layOutCard, STRIP, type SocialCard } from '#lib/social-card/lay-out-card.ts';
import { cardColours, drawCardStamps, paintCard } from '#lib/social-card/paint-card.ts';
import { wrapTitle } from '#lib/social-card/wrap-title.ts';
import { weaveBlocks } from '#lib/weave-strip.ts';
import { readCard } from '../../../src/integrations/social-cards/read-card.ts';

const ROOM = 1040;

/** The colours of a card as somebody sees it, pixel by pixel. */
async function see(card: SocialCard) {
  const layout = layOutCard(card);
  const png = await paintCard(layout, await drawCardStamps([layout]));
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(CARD);
  return (x: number, y: number) => {
    const at = 3 * (y * CARD.width + x);
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
}
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
    const at = await see({ title, section: title, siteName: 'Hope Health', seed: 'a', symbol });
    for (let y = 0; y < CARD.height - STRIP; y += 1)
      for (const x of [20, 70, CARD.width - 70, CARD.width - 20])
        expect(at(x, y), `${x}, ${y}`).toBe(cardColours[0]);
  });

  test('sees the letters where a drawing of the whole line has them, and as strong', async () => {
    const title = 'Ɔkɔmfo fights Malaria, jointly';
    const layout = layOutCard({ title, siteName: '', seed: 'a' });
    const at = await see({ title, siteName: '', seed: 'a' });
    const drawn = layout.lines.map(({ text, x, y, size }) => {
      let along = x;
      const letters = shapesOf(text).map(([width, path]) => {
        const letter = `<path transform="translate(${along} ${y}) scale(${size / UNITS})" d="${path}"/>`;
        along += (width * size) / UNITS;
        return letter;
      });
      return letters.join('');
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${drawn.join('')}</svg>`;
    const shares = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
    const light = (x: number, y: number) => {
      const channels = [1, 3, 5].map((from) => Number.parseInt(at(x, y).slice(from, from + 2), 16));
      return channels.reduce((sum, channel) => sum + channel, 0) / 3;
    };
    const [dark, bright] = [light(0, 0), 244];
    let off = 0;
    for (let y = 0; y < CARD.height - STRIP; y += 1)
      for (let x = 0; x < CARD.width; x += 1)
        off += Math.abs((light(x, y) - dark) / (bright - dark) - (shares[y * CARD.width + x] ?? 0) / 255);
    const ink = shares.reduce((sum, share) => sum + share / 255, 0);
    expect(ink).toBeGreaterThan(10_000);
    // A letter stands on whole pixels, so it is up to half of one off.
    expect(off / ink).toBeLessThan(0.1);
  });

  test('sees the strip that the page is woven with', async () => {
    const at = await see({ title: 'News', siteName: 'Hope Health', seed: 'news' });
    const colours = new Map<string, string>();
    for (const { thread, x, y } of weaveBlocks('news')) {
      const colour = at((x * CARD.width) / 96 + 5, CARD.height - STRIP + (y * STRIP) / 4 + 5);
      expect(colours.get(thread) ?? colour, `${thread} at ${x}, ${y}`).toBe(colour);
      colours.set(thread, colour);
    }
    expect(new Set(colours.values()).size).toBe(4);
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
