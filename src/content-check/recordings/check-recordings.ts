import { posix } from 'node:path';
import type { Recording } from '#schemas/media.ts';
import { LANGUAGES } from '#schemas/languages.ts';
import { type Content, type Entry, say, sayOfFile } from '../content.ts';
import { didYouMean, nearest } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';
import type { Sound } from './read-recording.ts';

type Sounds = Content['recordings'];

// 24 kbit/s, and room for what stands before the sound.
const MOST_BYTES_A_MINUTE = 180_000;
const MOST_BEFORE = 4_000;
const FARTHEST_SECONDS = 1;
// People speak 100 to 180 words a minute.
const SPOKEN = { least: 40, most: 280 };

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

const recordingsOf = ({ value }: Entry) => (value as { audio?: Recording[] } | undefined)?.audio ?? [];
const placeOf = (entry: Entry, file: string) => posix.join(posix.dirname(entry.file), file);
const opusOf = (file: string) => file.replace(/\.mp3$/, '.ogg');

/** The words of a field, such as intro or find.text; undefined where there is none. */
function wordsAt({ data, text }: Entry, field: string): string | undefined {
  if (field === 'text' && text.trim() !== '') return text;
  const found = [...leavesOf(data)].filter(([, path]) => {
    const names = path.filter((step) => typeof step === 'string').join('.');
    return names === field || names.startsWith(`${field}.`);
  });
  const words = found.flatMap(([value]) => (typeof value === 'string' ? [value] : []));
  return words.length > 0 ? words.join(' ') : undefined;
}

const fieldsOf = ({ data, text }: Entry) => [
  ...Object.keys((data ?? {}) as object).filter((name) => name !== 'audio'),
  ...(text.trim() === '' ? [] : ['text']),
];

/** What is wrong with a file as visitors would pay for it and hear it. */
function faultOf(sound: Sound): string | null {
  const { bytes, seconds, isMono } = sound;
  if (!isMono) return 'it is in stereo, which costs twice for nothing. Save it in mono';
  const most = (seconds / 60) * MOST_BYTES_A_MINUTE + MOST_BEFORE;
  if (bytes <= most) return null;
  return `it has ${kilobytes(bytes)}, and ${Math.round(seconds)} seconds may have ${kilobytes(most)}. Save it with 24 kbit/s`;
}

/** The Opus beside an MP3 must be the same recording, and be worth it. */
function checkOpus(file: string, opus: Sound | string, mp3: Sound): string | null {
  const name = opusOf(file);
  if (typeof opus === 'string') return `${name}: ${opus}`;
  if (Math.abs(opus.seconds - mp3.seconds) > FARTHEST_SECONDS)
    return `${name} lasts ${Math.round(opus.seconds)} seconds, and ${file} ${Math.round(mp3.seconds)}: they are not the same recording. Make both from one`;
  if (opus.bytes >= mp3.bytes) return `${name} is not smaller than ${file}. Remove it`;
  return opus.isMono ? null : `${name}: it is in stereo. Save it in mono`;
}

function checkWords(entry: Entry, { words, transcript, language }: Recording, seconds: number) {
  const field = words === undefined ? 'transcript' : 'words';
  if (words !== undefined && language !== 'en')
    return {
      field,
      message: `the page is in English, and this is spoken in ${LANGUAGES[language][0]}. Write the spoken words in transcript, in its own language`,
    };
  const spoken = transcript ?? wordsAt(entry, words ?? '');
  if (spoken === undefined)
    return {
      field,
      message: `there is no field "${words}" with words in this file.${didYouMean(words ?? '', fieldsOf(entry)) || ` There are: ${fieldsOf(entry).join(', ')}`}`,
    };
  const count = spoken.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  const aMinute = (count / seconds) * 60;
  if (aMinute >= SPOKEN.least && aMinute <= SPOKEN.most) return null;
  return {
    field,
    message: `${count} words in ${Math.round(seconds)} seconds are too ${aMinute > SPOKEN.most ? 'many' : 'few'} to be all that is spoken. Write the very words of the recording`,
  };
}

function checkRecording(
  entry: Entry,
  recording: Recording,
  index: number,
  { files, recordings }: Content,
): Problem[] {
  const at = (field: string, message: string) => say(entry, ['audio', index, field], message);
  const { file, length } = recording;
  const path = placeOf(entry, file);
  if (!files.has(path)) {
    const beside = [...files].filter((each) => posix.dirname(each) === posix.dirname(path));
    const names = beside.map((each) => posix.basename(each)).filter((name) => name.endsWith('.mp3'));
    const near = nearest(posix.basename(path), names);
    const help = near
      ? `Did you mean "./${near}"?`
      : 'Upload the recording beside this file, or correct its name';
    return [at('file', `there is no ${file}. ${help}`)];
  }
  const sound = recordings.get(path) ?? 'this cannot be read';
  if (typeof sound === 'string') return [at('file', `${file}: ${sound}`)];
  const problems: Problem[] = [];
  const fault = faultOf(sound);
  if (fault) problems.push(at('file', `${file}: ${fault}`));
  const opus = recordings.get(opusOf(path));
  const other = opus === undefined ? null : checkOpus(file, opus, sound);
  if (other) problems.push(at('file', other));
  const seconds = Math.round(sound.seconds);
  if (Math.abs(length - sound.seconds) > FARTHEST_SECONDS)
    problems.push(at('length', `the recording lasts ${seconds} seconds. Write length: ${seconds}`));
  const unsaid = checkWords(entry, recording, sound.seconds);
  return unsaid ? [...problems, at(unsaid.field, unsaid.message)] : problems;
}

/** Recordings that no entry plays would be a secret of the repository, or a slip in a name. */
function checkUnnamed(entries: readonly Entry[], sounds: Sounds): Problem[] {
  // An entry with mistakes may name them: that is told first.
  const unread = new Set(
    entries.filter(({ value }) => value === undefined).map(({ file }) => posix.dirname(file)),
  );
  const named = new Set(
    entries.flatMap((entry) =>
      recordingsOf(entry).flatMap(({ file }) => [placeOf(entry, file), opusOf(placeOf(entry, file))]),
    ),
  );
  const unnamed = [...sounds.keys()].filter((file) => !named.has(file) && !unread.has(posix.dirname(file)));
  return unnamed.map((file) =>
    sayOfFile(
      file,
      'no page plays this recording. Name it below "audio:" of an entry beside it, or remove it',
    ),
  );
}

/** That every recording plays, costs what it may, lasts as long as the page says, and stands in words on its page. */
export function checkRecordings(content: Content): Problem[] {
  const { entries, recordings } = content;
  return [
    ...entries.flatMap((entry) =>
      recordingsOf(entry).flatMap((recording, index) => checkRecording(entry, recording, index, content)),
    ),
    ...checkUnnamed(entries, recordings),
  ];
}
