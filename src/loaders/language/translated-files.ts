import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { idOf, isFileKind, type Kind } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Site } from '#schemas/site.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import {
  compareFiles,
  type Comparison,
  type Translation,
  type WordsFile,
} from '#lib/language/translation.ts';

/* The files of content/ that are translated, and their translations, as they stand on the disk. The content check has told of mistakes in them. */

/** content/site.fr.yaml of content/site.yaml and fr. */
export const translationOf = (file: string, tag: string): string => file.replace(/(\.\w+)$/, `.${tag}$1`);

/** The header block of a Markdown file, and the text below it. */
const PARTS = /^\uFEFF?---[^\n]*\n(.*?\n)?---[^\n]*(?:\n(.*))?$/s;

/** The fields of a file, and the text below them. */
export function splitFile(file: string, source: string): { data: unknown; text: string } {
  const [, header = '', text = ''] = (/\.mdx?$/.test(file) && PARTS.exec(source)) || ['', source];
  return { data: parse(header) ?? {}, text };
}

const read = (file: string) => splitFile(file, readFileSync(file, 'utf8'));

/** Whether old words of an entry may harm: its kind says so, or it names who reviewed it. */
export const isHealth = (kind: Kind, value: unknown): boolean =>
  kind.isHealth === true || (typeof value === 'object' && value !== null && 'review' in value);

/** What the schema makes of an entry. */
export function readEnglish(file: string, kind: Kind, { data, text } = read(file)): WordsFile {
  const id = isFileKind(kind) ? '' : idOf(file, kind);
  return { value: schemaOf(kind, id).safeParse(data).data, text: kind.text ? text : '' };
}

/** The emergency numbers of content/site.yaml, and the places where the site fills them in. */
export const calledIn = ({ emergency: { general, ambulance } }: Pick<Site, 'emergency'>): string[] => [
  general,
  ambulance,
  '{general}',
  '{ambulance}',
];

export interface FileState extends Pick<Comparison, 'state' | 'isShown'> {
  translation: Translation;
}

const states = new Map<string, FileState | null>();

function readState(file: string, tag: string): FileState | null {
  const kind = kindOf(file);
  const own = translationOf(file, tag);
  if (!kind || !existsSync(own) || !existsSync(file)) return null;
  const english = readEnglish(file, kind);
  const words = wordsOf(schemaOf(kind, isFileKind(kind) ? '' : idOf(file, kind)));
  const { data, text } = read(own);
  const { state, isShown } = compareFiles(
    words,
    english,
    { data: data as Translation, text },
    {
      isHealth: isHealth(kind, english.value),
      called: calledIn(read('content/site.yaml').data as Site),
    },
  );
  return { state, isShown, translation: data as Translation };
}

/** How the translation of a file stands; null where there is none. */
export function stateOf(file: string, tag: string): FileState | null {
  const key = `${tag} ${file}`;
  const known = import.meta.env?.DEV ? undefined : states.get(key);
  const state = known === undefined ? readState(file, tag) : known;
  states.set(key, state);
  return state;
}

/** Whether visitors see a translation of a file. */
export const isShownIn = (file: string, tag: string): boolean => stateOf(file, tag)?.isShown === true;
