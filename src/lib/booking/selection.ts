import { fill } from '#lib/placeholders.ts';
import { isIdle } from '../idle.ts';
import { toGsm } from '../contact/gsm-letters.ts';
import { formatPlainCedis, totalOf } from './money.ts';
import type { Option } from './service.ts';

/** The templates of a booking message. */
export interface MessageWords {
  message: string;
  /** The line for a test or set. */
  chosen: string;
}

/**
 * Part of a message or of a calendar's address: '2 x Before marriage (...)'. A set for two also has its number if only one of them has
 * it on the bill, because another set is cheaper for the other: '1 x Before marriage (...)'.
 */
export const sayCount = (
  { count, option: { people = 1 } }: { count: number; option: { people?: number | undefined } },
  name: string,
) => (count > 1 || people > 1 ? `${count} x ${name}` : name);

/**
 * The message with which a patient can finish a booking without the calendar (docs/decisions/0001). Lines with a placeholder ({chosen},
 * {total}) are left out while nothing is chosen.
 */
export function bookingMessage(
  words: MessageWords,
  chosen: readonly { name: string; price: number }[],
): string {
  const lines = chosen.map(({ name, price }) => fill(words.chosen, { name, price: formatPlainCedis(price) }));
  const values = { chosen: lines.join('\n'), total: formatPlainCedis(totalOf(chosen)) };
  const shownLines = words.message.split('\n').filter((line) => chosen.length > 0 || !line.includes('{'));
  return fill(shownLines.join('\n'), values);
}

/*
 * A selection is kept only in this browser tab. It is never in the query, because servers see the query. The button CANCEL moves
 * the selection to CANCELLED_KEY, and opens a page that offers to restore it.
 */
export const selectionKey = (serviceId: string) => `chosen:${serviceId}`;
export const CANCELLED_KEY = 'cancelled';

/** `ids` is the ids of the chosen options, joined by dots. */
export const stampSelection = (ids: string): string => `${ids}@${Date.now()}`;

/** The ids of a text of stampSelection(); '' if there is no text, or if nobody has used the selection for 30 minutes. */
export function readStampedSelection(text: string | null | undefined): string {
  const [ids = '', usedAt] = (text ?? '').split('@');
  return isIdle(usedAt, Date.now()) ? '' : ids;
}

/** If the tab's storage is forbidden or full, returns the result of `otherwise`. */
export function withTabStorage<T>(use: (tab: Storage) => T, otherwise?: () => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return otherwise?.();
  }
}

const FRAGMENT_START = 'chosen=';

/** The fragment of a link that shares a selection; browsers send no fragment to a server. */
export function writeSharedSelection(ids: Iterable<string>): string {
  return `#${FRAGMENT_START}${[...ids].join('.')}`;
}

/**
 * Returns null if the fragment shares no selection. Ids that are not `known` are only counted, so that a link cannot show its own
 * text on our page.
 */
export function readSharedSelection(
  known: readonly string[],
  fragment: string,
): { ids: string[]; unknown: number } | null {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(FRAGMENT_START)) return null;
  const sharedIds = [...new Set(text.slice(FRAGMENT_START.length).split('.'))].filter((id) => id !== '');
  const ids = sharedIds.filter((id) => known.includes(id));
  return { ids, unknown: sharedIds.length - ids.length };
}

/** Adds the marks of content/site.yaml, such as utm_source, to the address of a calendar. */
export function addMarks(link: string, marks: Readonly<Record<string, string>>): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  for (const [name, value] of Object.entries(marks)) url.searchParams.set(name, value);
  return url.href;
}

/** Parameters of every scheduling address (docs/specification.md, section 7). */
const FIXED_PARAMETERS: readonly (readonly [string, string])[] = [
  ['background_color', 'ffffff'],
  ['primary_color', 'add8e6'],
  ['text_color', '808080'],
  ['hide_event_type_details', '1'],
  ['hide_landing_page_details', '1'],
  ['hide_gdpr_banner', '1'],
];

/**
 * The parameter `a2` has the chosen names, as the answer to a question of the calendar. `a2` is last: withText()
 * (contact-methods.ts) replaces the last parameter. The calendar expects %20 for a space. `embedDomain` is the host of the page
 * that shows the calendar in an iframe; without `embedDomain`, the calendar opens as a page.
 */
export function buildSchedulingUrl(link: string, names: readonly string[], embedDomain?: string): string {
  const embedParameters = embedDomain
    ? [['embed_type', 'Inline'] as const, ['embed_domain', embedDomain] as const]
    : [];
  const url = new URL(link);
  url.searchParams.delete('a2');
  url.hash = '';
  for (const [name, value] of [...FIXED_PARAMETERS, ...embedParameters]) url.searchParams.set(name, value);
  url.searchParams.set('a2', names.join(', '));
  url.search = url.search.replace(/\+/g, '%20');
  return url.href;
}

/**
 * A name that the patient and the clinic both know, for messages: 'Glycémie à jeun (Fasting Blood Sugar)'. An SMS needs GSM
 * letters.
 */
export function nameForMessages({
  translatedName,
  name,
  set,
}: Pick<Option, 'translatedName' | 'name' | 'set'>): string {
  const english = set ? `${name} (${set.tests.map((test) => test.name).join(', ')})` : name;
  return toGsm(translatedName ? `${translatedName} (${english})` : english);
}
