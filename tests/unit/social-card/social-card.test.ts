import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  drawCard,
  drawCardText,
  STRIP_HEIGHT,
  type SocialCard,
} from '#integrations/social-cards/draw-card.ts';
import { MAX_CARD_BYTES, readCard } from '#integrations/social-cards/social-cards.ts';
import { findAll, readPage, readText } from '#lib/page/html-tree.ts';
import { CARD } from '#lib/page/page-head.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
const cache = pathToFileURL(`${folder}/`);

const named = (title: string): SocialCard => ({ title, siteName: 'Hope Health', seed: 'a' });

/** Checks the size of a card, and returns a function that gives the colour at each pixel. */
async function see(card: SocialCard) {
  const png = await drawCard(card, cache);
  expect(png.length).toBeLessThanOrEqual(MAX_CARD_BYTES);
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject(CARD);
  return (x: number, y: number) => {
    const at = 3 * (y * CARD.width + x);
    return `#${data.subarray(at, at + 3).toString('hex')}`;
  };
}

/** The text of a card, without its spaces. */
const read = async (card: SocialCard) =>
  findAll('text', readPage(await drawCardText(card, { embedFont: false })))
    .map(readText)
    .join('')
    .replaceAll(/\s/g, '');

const short = [
  'News',
  'Donate to Wohohiame Wellness',
  'HEALTH OUTREACH: VILLAGES ON THE ROAD TO BECHEM, WITH THE VAN',
  'Yɛda mo ase, Ɔkɔmfo Ŋutifafa Dɔkita: ɛyɛ papa paa, ɔdɔ ne asomdwoe nka wo',
];
const long = [
  'The van season begins: where we go, and how a community can ask for a visit before the rains come and the road is gone',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft in Kumasi',
  'W'.repeat(200),
];

describe('somebody who sees the social card of a page', () => {
  test.each(short)('reads all of the title "$0"', async (title) => {
    expect(await read(named(title))).toBe(`${title}HopeHealth`.replaceAll(' ', ''));
  });

  test.each(long)('reads all of the long title "$0", or its beginning and an ellipsis', async (title) => {
    const words = (await read(named(title))).replace(/HopeHealth$/, '');
    const whole = title.replaceAll(' ', '');
    expect(words.length).toBeGreaterThan(30);
    expect(words === whole || (words.endsWith('…') && whole.startsWith(words.slice(0, -1)))).toBe(true);
  });

  test.each([...short, ...long])('sees "$0" with no letter in a side margin', async (title) => {
    const at = await see({ ...named(title), section: title });
    // The PNG has few colours, so this is only near the colour of the band.
    const background = at(0, 0);
    for (let y = 0; y < CARD.height - STRIP_HEIGHT; y += 1)
      for (const x of [20, 70, CARD.width - 70, CARD.width - 20])
        expect(at(x, y), `${x}, ${y}`).toBe(background);
  });

  test('sees the special letters of Ghana’s languages and the cedi sign', async () => {
    const cardWithMissingLetter = await drawCardText(named('水'));
    for (const letter of 'ɛɔŋƐƆŊɖƒɣʋ₵éẹ’–…')
      expect(await drawCardText(named(letter)), letter).not.toBe(cardWithMissingLetter);
  });
});

describe('the card of a page', () => {
  const page = (path: string, picture: string, more = '') =>
    `<link rel="canonical" href="https://clinic.example${path}"><meta property="og:title" content="Tests &amp; prices"><meta property="og:image" content="https://clinic.example${picture}">${more}<h1 class="a">Care <em>within</em> reach</h1>`;

  test('has the titles of the page and of its parent page', () => {
    const crumbs = `<script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Book a \\"visit\\"","item":{}}]}</script>`;
    expect(readCard(page('/lab', '/cards/lab.png', crumbs), 'Clinic')).toEqual({
      picture: '/cards/lab.png',
      card: { title: 'Tests & prices', section: 'Book a "visit"', siteName: 'Clinic', seed: 'lab' },
    });
    // A donation page and its programme have the same woven strip.
    expect(readCard(page('/donate-vans', '/cards/donate-vans.png'), 'Clinic')?.card).toMatchObject({
      seed: 'vans',
    });
    // The title of the home page is only the site's name, so this card shows the main heading.
    expect(readCard(page('/', '/cards/index.png'), 'Clinic')?.card?.title).toBe('Care within reach');
  });

  test('is not drawn if the page has its own picture or is hidden from search engines', () => {
    expect(readCard(page('/news/1', '/_astro/1.jpeg'), 'Clinic')).toEqual({ picture: '/_astro/1.jpeg' });
    const hidden = page('/x', '/cards/x.png').replace(/<link[^>]*>/, '');
    expect(readCard(hidden, 'Clinic')).toBeNull();
  });
});
