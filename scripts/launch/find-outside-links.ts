import type { Entry } from '../../src/content-check/content.ts';
import { leavesOf } from '../../src/content-check/fields/field-path.ts';
import { isConfigured } from '../../src/lib/security/third-parties.ts';
import { isDead, fetchStatus } from '../watch/reach.ts';
import { isSample } from './find-unready.ts';
import { block, findFaults, type Finding } from './findings.ts';

interface OutsideLink {
  address: string;
  /** As in content/team/m1.md:4. */
  place: string;
}

const isOutside = (value: unknown) => /^https?:/.test(String(value));

function listOutsideLinks({ file, value, body, locate }: Entry): OutsideLink[] {
  const fields = [...leavesOf(value)].filter(([text]) => isOutside(text));
  const links = body.links.filter(({ target }) => isOutside(target));
  return [
    ...fields.map(([text, path]) => ({ address: String(text), place: `${file}:${locate(path).line}` })),
    ...links.map(({ target, line }) => ({ address: target, place: `${file}:${line}` })),
  ];
}

const PATIENCE_MS = 10_000;

async function findFault(address: string): Promise<string> {
  try {
    const { status } = await fetchStatus(address, PATIENCE_MS);
    return isDead(status) ? `answers ${status}` : '';
  } catch (error) {
    const { cause, name } = error as Error;
    if (name === 'TimeoutError') return `does not answer within ${PATIENCE_MS / 1000} s`;
    return `cannot be reached (${(cause as { code?: string } | undefined)?.code ?? name})`;
  }
}

/**
 * Asks for every address outside the site that content names, and for those beside them, a few at a time; the dead ones
 * block a launch.
 */
export async function findDeadLinks(
  entries: readonly Entry[],
  others: readonly OutsideLink[] = [],
): Promise<Finding[]> {
  const places = new Map<string, string>();
  for (const { address, place } of [...entries.flatMap(listOutsideLinks), ...others])
    if (isConfigured(address) && !places.has(address)) places.set(address, place);
  const dead = await findFaults('Dead links', [...places], async ([address, place]) => {
    const fault = await findFault(address);
    return fault && `${place} ${address} ${fault}`;
  });
  return dead.toSorted((a, b) => a.text.localeCompare(b.text));
}

/** Links to reserved hosts in entries that are no samples any more: nobody can follow them. */
export function findInventedLinks(entries: readonly Entry[]): Finding[] {
  return entries
    .filter((entry) => entry.file !== 'content/site.yaml' && !isSample(entry))
    .flatMap(listOutsideLinks)
    .filter(({ address }) => !isConfigured(address))
    .map(({ address, place }) => block('Links that lead nowhere', `${place} ${address}`));
}

/** The videos that YouTube plays in entries said to be real; other players are not known. */
function listVideos(entries: readonly Entry[], origin: string): { id: string; place: string }[] {
  if (!/\/\/(?:www\.)?youtube(?:-nocookie)?\.com(?:\/|$)/.test(origin)) return [];
  return entries.flatMap((entry) => {
    const { video } = (entry.value ?? {}) as { video?: { id: string } };
    if (!video || isSample(entry)) return [];
    return { id: video.id, place: `${entry.file}:${entry.locate(['video', 'id']).line}` };
  });
}

/** Addresses by which YouTube tells whether it has a video. */
export const listVideoLinks = (entries: readonly Entry[], origin: string): OutsideLink[] =>
  listVideos(entries, origin).map(({ id, place }) => ({
    address: `https://www.youtube.com/oembed?format=json&url=https://youtu.be/${id}`,
    place,
  }));
