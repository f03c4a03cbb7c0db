import type { Service } from './service.ts';
import { fill } from '#lib/fill.ts';
import type { Message } from './message-links.ts';
import { formatCedis, totalOf } from './money.ts';
import { messagesWords } from '#lib/words.ts';

/** A chosen option as the page shows it. `prepare` is '' where patients should ask us, and 'nothing' where nothing is to be done. */
interface Chosen {
  name: string;
  price: number;
  prepare: string;
}

function lineOf({ name, price, prepare }: Chosen): string {
  const isFree = ['', 'nothing'].includes(prepare);
  const said = formatCedis(price);
  return isFree
    ? fill(messagesWords.chosen, { name, price: said })
    : fill(messagesWords.chosenBefore, { name, price: said, prepare });
}

/**
 * The message with which a patient can finish a booking without the scheduling widget (decisions, C2):
 * the chosen names with their prices, what to do before, and the estimated total.
 */
export function bookingMessage(
  { messageSubject: subject }: Pick<Service, 'messageSubject'>,
  chosen: readonly Chosen[],
): Message {
  return { subject, body: fill(messagesWords.hello, { wish: lowerFirst(subject) }) + endOfMessage(chosen) };
}

/** What follows "Hello, I would like ...". */
export function endOfMessage(chosen: readonly Chosen[]): string {
  if (chosen.length === 0) return '.';
  const isUnsaid = chosen.some(({ prepare }) => prepare === '');
  return [
    ':',
    ...chosen.map(lineOf),
    fill(messagesWords.total, { total: formatCedis(totalOf(chosen)) }),
    isUnsaid ? messagesWords.whenAndHow : messagesWords.when,
  ].join('\n');
}

/** 'I would like' keeps its capital; other subjects go on in lower case. */
function lowerFirst(text: string): string {
  return /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/*
 * Where a selection is kept: this tab only, never the query (decisions, A). What CANCEL cleared waits in the tab for the one page
 * that CANCEL leads to, and no longer.
 */
export const keyOf = (service: string) => `chosen:${service}`;
export const CANCELLED = 'cancelled';

/** The tab's storage may be forbidden or full. */
export function inTab<T>(use: (tab: Storage) => T, otherwise?: () => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return otherwise?.();
  }
}

const KEY = 'chosen=';

/** The fragment that carries a selection to somebody else; no server sees a fragment (decisions, A). */
export function writeSharedSelection(ids: Iterable<string>): string {
  return `#${KEY}${[...ids].join('.')}`;
}

/**
 * Reads a shared fragment. Returns null when the fragment is not one of ours; ids that are not `known`,
 * hostile ones included, are only counted.
 */
export function readSharedSelection(
  known: readonly string[],
  fragment: string,
): { ids: string[]; unknown: number } | null {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(KEY)) return null;
  const asked = [...new Set(text.slice(KEY.length).split('.'))].filter((id) => id !== '');
  const ids = asked.filter((id) => known.includes(id));
  return { ids, unknown: asked.length - ids.length };
}

/** Page settings and tracking parameters that every scheduling address carries (specification, section 7). */
const FIXED_PARAMETERS: readonly (readonly [string, string])[] = [
  ['background_color', 'ffffff'],
  ['primary_color', 'add8e6'],
  ['text_color', '808080'],
  ['hide_event_type_details', '1'],
  ['hide_landing_page_details', '1'],
  ['hide_gdpr_banner', '1'],
  ['utm_campaign', 'booking'],
  ['utm_content', 'website'],
  ['utm_medium', 'embed'],
  ['utm_source', 'hope-health'],
  ['utm_term', 'appointment'],
];

/**
 * The address of a service's scheduling widget, with the chosen names as the answer to custom question a2.
 * Percent-encoded (a space is %20), as the widget expects. `embedDomain` is the host of the page that frames
 * it; without one the address is that of a page of its own.
 */
export function buildSchedulingUrl(link: string, names: readonly string[], embedDomain?: string): string {
  const parameters = [...FIXED_PARAMETERS];
  if (names.length > 0) parameters.unshift(['a2', names.join(', ')]);
  if (embedDomain) parameters.push(['embed_type', 'Inline'], ['embed_domain', embedDomain]);
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const [page = '', place] = link.split('#', 2);
  return `${page}${page.includes('?') ? '&' : '?'}${query}${place === undefined ? '' : `#${place}`}`;
}
