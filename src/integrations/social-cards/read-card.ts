import { cardAddress, cardSeed } from '../../lib/social-card/card-address.ts';
import { decodeEntities } from '../../lib/decode-entities.ts';
import type { SocialCard } from '../../lib/social-card/lay-out-card.ts';

const meta = (html: string, name: string) =>
  decodeEntities(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

const headingOf = (html: string) =>
  decodeEntities(
    /<h1[^>]*>([^]*?)<\/h1>/
      .exec(html)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim() ?? '',
  );

/**
 * What the card of a built page shows, and its address: all of it from what the page says of itself. Null where the page
 * has a picture of its own.
 */
export function readCard(
  html: string,
  siteName: string,
  signs: ReadonlyMap<string, string>,
): { address: string; card: SocialCard } | null {
  const picture = meta(html, 'og:image');
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  if (!canonical || !picture) return null;
  const path = new URL(canonical).pathname;
  const address = cardAddress(path);
  if (new URL(picture).pathname !== address) return null;
  const [, section] =
    /"BreadcrumbList","itemListElement":\[\{[^}]*?"name":("(?:[^"\\]|\\.)*")/.exec(html) ?? [];
  const card = {
    title: path === '/' ? headingOf(html) : meta(html, 'og:title'),
    section: section && (JSON.parse(section) as string),
    siteName,
    seed: path === '/' ? siteName : cardSeed(path),
    symbol: signs.get(path),
  };
  return { address, card };
}
