import type { Entry } from '../../src/content-check/content.ts';
import { isConfigured } from '../../src/lib/third-parties.ts';
import { twice } from '../watch/reach.ts';
import type { Finding } from './findings.ts';
import { eachOf } from '../../src/lib/each-of.ts';

interface OutsideLink {
  address: string;
  /** As in content/team/m1.md:4. */
  place: string;
}

type Found = [address: string, path: PropertyKey[]];

function listFields(value: unknown, path: PropertyKey[] = []): Found[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [[value, path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each, index) => listFields(each, [...path, index]));
  return Object.entries(value).flatMap(([key, each]) => listFields(each, [...path, key]));
}

/** Every address on another site that the fields and the text of an entry name. */
function listOutsideLinks({ file, value, body, locate }: Entry): OutsideLink[] {
  const inText = body.links.filter(({ target }) => /^https?:/.test(target));
  return [
    ...listFields(value).map(([address, path]) => ({ address, place: `${file}:${locate(path).line}` })),
    ...inText.map(({ target, line }) => ({ address: target, place: `${file}:${line}` })),
  ];
}

const AT_ONCE = 8;
const PATIENCE_MS = 10_000;

// Some servers refuse HEAD, so the page itself is asked for; its body is not read.
async function ask(address: string): Promise<string | null> {
  try {
    const { status, body } = await twice(() => fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }));
    await body?.cancel();
    // Being refused as a robot says nothing about what people see.
    return status >= 400 && ![401, 403, 405, 429].includes(status) ? `answers ${status}` : null;
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
  besides: readonly OutsideLink[] = [],
): Promise<Finding[]> {
  const places = new Map<string, string[]>();
  for (const { address, place } of [...entries.flatMap(listOutsideLinks), ...besides])
    if (isConfigured(address)) places.set(address, [...(places.get(address) ?? []), place]);
  const dead: Finding[] = [];
  await eachOf(
    [...places],
    async ([address, [place = '']]) => {
      const fault = await ask(address);
      if (fault) dead.push({ group: 'Dead links', text: `${place} ${address} ${fault}`, isBlocking: true });
    },
    AT_ONCE,
  );
  return dead.toSorted((a, b) => a.text.localeCompare(b.text));
}

/** Links to reserved hosts in entries that are no samples any more: nobody can follow them. */
export function findInventedLinks(entries: readonly Entry[]): Finding[] {
  const real = entries.filter(({ file, value }) => {
    const { sample } = (value ?? {}) as { sample?: true };
    return file !== 'content/site.yaml' && sample !== true;
  });
  const invented = real.flatMap(listOutsideLinks).filter(({ address }) => !isConfigured(address));
  return invented.map(({ address, place }) => ({
    group: 'Links that lead nowhere',
    text: `${place} ${address}`,
    isBlocking: true,
  }));
}

interface Video {
  id: string;
  /** As in content/articles/11.md:10. */
  place: string;
}

function listVideos(entries: readonly Entry[]): Video[] {
  return entries.flatMap(({ file, value, locate }) => {
    const { video, sample } = (value ?? {}) as { video?: { id: string }; sample?: true };
    return video && sample !== true
      ? [{ id: video.id, place: `${file}:${locate(['video', 'id']).line}` }]
      : [];
  });
}

const isYouTube = (origin: string) => /\/\/(?:www\.)?youtube(?:-nocookie)?\.com(?:\/|$)/.test(origin);

// YouTube draws eleven signs at random: without a capital or a digit among them it is a name that somebody made up.
const isYouTubeId = (id: string) => /^[\w-]{11}$/.test(id) && /[A-Z\d]/.test(id);

/** Videos of entries said to be real whose id the player cannot have given; other players than YouTube's are not known. */
export function findInventedVideos(entries: readonly Entry[], origin: string): Finding[] {
  if (!isYouTube(origin)) return [];
  return listVideos(entries)
    .filter(({ id }) => !isYouTubeId(id))
    .map(({ id, place }) => ({
      group: 'Videos that nobody can play',
      text: `${place} "${id}" is no id of YouTube's: copy the 11 signs after "v=" in the address of the video`,
      isBlocking: true,
    }));
}

/** Addresses by which YouTube tells whether it has a video. */
export function listVideoLinks(
  entries: readonly Entry[],
  origin: string,
): { address: string; place: string }[] {
  if (!isYouTube(origin)) return [];
  return listVideos(entries).map(({ id, place }) => ({
    address: `https://www.youtube.com/oembed?format=json&url=https://youtu.be/${id}`,
    place,
  }));
}
