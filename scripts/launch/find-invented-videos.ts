import type { Entry } from '../../src/content-check/content.ts';
import type { Finding } from './finding.ts';

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
