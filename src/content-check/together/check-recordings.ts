import { posix } from 'node:path';
import type { Recording } from '#schemas/media.ts';
import { SPOKEN_LANGUAGES } from '#schemas/languages.ts';
import { type Content, type CheckedEntry, fieldsOf } from '../content.ts';
import { didYouMean, findNearestName } from '../fields/did-you-mean.ts';
import { leavesOf } from '../fields/field-path.ts';
import { problemAt, problemAtFile, type Problem } from '../problem.ts';

// 24 kbit/s is 3,000 bytes a second; below 8 kbit/s, speech cannot be understood.
const BYTES_A_SECOND = { min: 1000, max: 3000 };

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

const recordingsOf = (entry: CheckedEntry) => fieldsOf<{ audio: Recording[] }>(entry).audio ?? [];
const recordingPath = (entry: CheckedEntry, file: string) => posix.join(posix.dirname(entry.file), file);
const opusOf = (file: string) => file.replace(/\.mp3$/, '.ogg');

/** Whether a field such as `intro` has words, or a group has a field with words. `text` is the text below the header block. */
function hasWords({ data, text }: CheckedEntry, field: string): boolean {
  if (field === 'text' && text.trim() !== '') return true;
  return [...leavesOf(data)].some(([value, path]) => {
    // An index in a list is not part of the name. The dot keeps `intro` from matching `introduction`.
    const name = path.filter((step) => typeof step === 'string').join('.');
    return typeof value === 'string' && `${name}.`.startsWith(`${field}.`);
  });
}

const fieldNamesOf = ({ data, text }: CheckedEntry) => [
  ...Object.keys(data ?? {}).filter((name) => name !== 'audio'),
  ...(text.trim() === '' ? [] : ['text']),
];

/** A message about a file size that does not fit the length in seconds; null if it fits. */
function explainSize(bytes: number, length: number): string | null {
  const min = length * BYTES_A_SECOND.min;
  // The tags in an audio file, such as its title, may have 4,000 bytes.
  const max = length * BYTES_A_SECOND.max + 4_000;
  if (bytes < min)
    return `it has ${kilobytes(bytes)}, which is too small for ${length} seconds. Correct the field "length", or upload the recording again`;
  if (bytes > max)
    return `it has ${kilobytes(bytes)}, and ${length} seconds may have ${kilobytes(max)}. Save it in mono with 24 kbit/s, or correct the field "length"`;
  return null;
}

/** A message about `words`, the name of the field that is spoken; null if `words` is right or missing. */
function explainWords(entry: CheckedEntry, { words, language }: Recording): string | null {
  if (words === undefined) return null;
  if (language !== 'en')
    return `the page is in English, but this is spoken in ${SPOKEN_LANGUAGES[language].english}. Write the spoken words in transcript, in its own language`;
  if (hasWords(entry, words)) return null;
  const fields = fieldNamesOf(entry);
  const help = didYouMean(words, fields) || ` There are: ${fields.join(', ')}`;
  return `there is no field "${words}" with words in this file.${help}`;
}

function* checkRecording(
  entry: CheckedEntry,
  recording: Recording,
  index: number,
  { files, recordings }: Content,
) {
  const at = (field: string, message: string) => problemAt(entry, ['audio', index, field], message);
  const { file, length } = recording;
  const path = recordingPath(entry, file);
  if (!files.has(path)) {
    const beside = [...files].filter((each) => posix.dirname(each) === posix.dirname(path));
    const names = beside.map((each) => posix.basename(each)).filter((name) => name.endsWith('.mp3'));
    const near = findNearestName(posix.basename(path), names);
    const help = near
      ? `Did you mean "./${near}"?`
      : 'Upload the recording beside this file, or correct its name';
    yield at('file', `there is no ${file}. ${help}`);
    return;
  }
  const bytes = recordings.get(path) ?? 0;
  const sizeMessage = explainSize(bytes, length);
  if (sizeMessage) yield at('file', `${file}: ${sizeMessage}`);
  const opusBytes = recordings.get(opusOf(path));
  if (opusBytes !== undefined && opusBytes >= bytes)
    yield at('file', `${opusOf(file)} is not smaller than ${file}. Remove ${opusOf(file)}`);
  const wordsMessage = explainWords(entry, recording);
  if (wordsMessage) yield at('words', wordsMessage);
}

/** Recordings that no entry plays: a name is misspelt, or a file was forgotten. */
function checkUnnamed({ entries, recordings }: Content): Problem[] {
  // An entry with mistakes may name any recording in its folder, because its fields are not known.
  const foldersWithMistakes = new Set(
    entries.filter(({ value }) => value === undefined).map(({ file }) => posix.dirname(file)),
  );
  const named = new Set(
    entries.flatMap((entry) =>
      recordingsOf(entry).flatMap(({ file }) =>
        [file, opusOf(file)].map((each) => recordingPath(entry, each)),
      ),
    ),
  );
  const unnamed = [...recordings.keys()].filter(
    (file) => !named.has(file) && !foldersWithMistakes.has(posix.dirname(file)),
  );
  const message = 'no page plays this recording. Name it below "audio:" of an entry beside it, or remove it';
  return unnamed.map((file) => problemAtFile(file, message));
}

/** Each recording needs a file of the right size. `words`, if set, must name a field with text. Each audio file must be used. */
export function* checkRecordings(content: Content): Generator<Problem> {
  for (const entry of content.entries)
    for (const [index, recording] of recordingsOf(entry).entries())
      yield* checkRecording(entry, recording, index, content);
  yield* checkUnnamed(content);
}
