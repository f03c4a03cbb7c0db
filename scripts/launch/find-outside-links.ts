import { fieldsOf, type CheckedEntry } from '../../src/content-check/content.ts';
import { leavesOf } from '../../src/content-check/fields/field-path.ts';
import { isConfigured } from '../../src/lib/security/third-parties.ts';
import { describeNetworkError, fetchWithRetry, isDeadStatus } from '../watch/host.ts';
import { isSample } from './find-unready.ts';
import { collectItems, makeBlocker, type ReportItem } from './report-items.ts';

interface OutsideLink {
  address: string;
  /** Such as content/team/m1.md:4. */
  place: string;
}

const isWebAddress = (value: unknown) => /^https?:/.test(String(value));

// `url` is our own address. `imagesBaseUrl` has pictures but no page. watch/find-third-party-faults.ts checks `thirdParties`.
const SETTINGS_WITHOUT_LINKS = ['url', 'imagesBaseUrl', 'thirdParties'];

function listOutsideLinks({ file, value, body, locate }: CheckedEntry): OutsideLink[] {
  const isLeftOut = (path: readonly PropertyKey[]) =>
    file === 'content/site.yaml' && SETTINGS_WITHOUT_LINKS.includes(String(path[0]));
  const fields = [...leavesOf(value)].filter(([text, path]) => isWebAddress(text) && !isLeftOut(path));
  const links = body.links.filter(({ target }) => isWebAddress(target));
  return [
    ...fields.map(([text, path]) => ({ address: String(text), place: `${file}:${locate(path).line}` })),
    ...links.map(({ target, line }) => ({ address: target, place: `${file}:${line}` })),
  ];
}

/** A host that does not answer costs this time twice, because fetchWithRetry requests again. */
const LINK_TIMEOUT_MS = 10_000;

/** `isGone`: the page or its host does not exist. Otherwise the host may only be slow or busy. */
async function findLinkFault(address: string) {
  const answer = await fetchWithRetry(address, { timeoutMs: LINK_TIMEOUT_MS }).catch(describeNetworkError);
  if (typeof answer === 'string')
    return { text: `cannot be reached (${answer})`, isGone: answer === 'ENOTFOUND' };
  const { status } = answer;
  return isDeadStatus(status)
    ? { text: `answers ${status}`, isGone: [404, 410].includes(status) }
    : undefined;
}

/**
 * Requests all links of content/ to other sites, and its videos. Skips reserved hosts (a.example). With `onlyGone`, a link whose
 * host may only be slow or busy is a note.
 */
export async function findDeadLinks(
  entries: readonly CheckedEntry[],
  { playerOrigin = '', onlyGone = false } = {},
): Promise<ReportItem[]> {
  const placeByAddress = new Map<string, string>();
  for (const { address, place } of [
    ...entries.flatMap(listOutsideLinks),
    ...listVideoLinks(entries, playerOrigin),
  ])
    if (isConfigured(address) && !placeByAddress.has(address)) placeByAddress.set(address, place);
  const dead = await collectItems([...placeByAddress], async ([address, place]) => {
    const fault = await findLinkFault(address);
    if (!fault) return [];
    const isBlocking = fault.isGone || !onlyGone;
    return [{ group: 'Dead links', text: `${place} ${address} ${fault.text}`, isBlocking }];
  });
  return dead.toSorted((a, b) => a.text.localeCompare(b.text));
}

/** Links to reserved hosts, such as a.example. */
export function findInventedLinks(entries: readonly CheckedEntry[]): ReportItem[] {
  return (
    entries
      // findUnreadySettings reports the invented links in content/site.yaml.
      .filter((entry) => entry.file !== 'content/site.yaml' && !isSample(entry))
      .flatMap(listOutsideLinks)
      .filter(({ address }) => !isConfigured(address))
      .map(({ address, place }) => makeBlocker('Links to invented addresses', `${place} ${address}`))
  );
}

/** For each video on YouTube, the address that says whether the video exists. We know no such address for other players. */
function listVideoLinks(entries: readonly CheckedEntry[], playerOrigin: string): OutsideLink[] {
  if (!/\/\/(?:www\.)?youtube(?:-nocookie)?\.com(?:\/|$)/.test(playerOrigin)) return [];
  return entries.flatMap((entry) => {
    const { video } = fieldsOf<{ video: { id: string } }>(entry);
    if (!video || isSample(entry)) return [];
    const address = `https://www.youtube.com/oembed?format=json&url=https://youtu.be/${video.id}`;
    return { address, place: `${entry.file}:${entry.locate(['video', 'id']).line}` };
  });
}
