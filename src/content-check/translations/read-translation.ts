import type { Kind } from '#schemas/kind.ts';
import { translatedBy } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import { schemaOf, translationSchema, wordsOf } from '#schemas/words.ts';
import { idOf, isFileKind } from '#schemas/kind.ts';
import type { Entry } from '../content.ts';
import { readEntry } from '../read-entry.ts';

/** A file with the words of an entry in another language. Its kind and id are those of the entry. */
export interface TranslationFile extends Entry {
  tag: string;
  /** The entry that it translates, as its name says. */
  original: string;
}

// Other languages take more room than English.
const longer = (text: Kind['text']) =>
  text && { text: { ...text, isNeeded: false, mostLetters: Math.ceil(text.mostLetters * 1.4) } };

/** Reads the bytes of a translation and collects its own mistakes; null where a file is none. */
export function readTranslation(file: string, bytes: Uint8Array): TranslationFile | null {
  const { original, tag } = translatedBy(file) ?? {};
  const kind = original && kindOf(original);
  if (!kind || !original || !tag) return null;
  const id = isFileKind(kind) ? '' : idOf(original, kind);
  const { text } = kind;
  const schema = translationSchema(wordsOf(schemaOf(kind, id)));
  const entry = readEntry(file, bytes, {
    ...kind,
    ...longer(text),
    schemas: new Map([[id, schema]]),
    schema,
  });
  // A translation ends like its original, whatever it uses.
  const findings = entry.findings.filter(
    ({ message }) => !message.startsWith('this text needs no .mdx file'),
  );
  return { ...entry, kind, id, tag, original, findings };
}
