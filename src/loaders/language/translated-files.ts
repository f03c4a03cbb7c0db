import { existsSync, readFileSync } from 'node:fs';
import { entryId, INTERFACE_FILE, type Kind } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Site } from '#schemas/site.ts';
import { schemaOf, wordTreeOf } from '#schemas/word-tree.ts';
import { remember } from '../remember.ts';
import { splitFile } from '../split-file.ts';
import {
  compareFiles,
  type Comparison,
  type Translation,
  type WordsFile,
} from '#lib/language/translation.ts';

/* Files of content/ and their translations. The content check has already reported mistakes in them. */

/** 'content/site.fr.yaml' for 'content/site.yaml' and 'fr'. */
export const translationOf = (file: string, tag: string): string =>
  file === INTERFACE_FILE ? `content/interface/${tag}.yaml` : file.replace(/(\.\w+)$/, `.${tag}$1`);

const readAndSplit = (file: string) => splitFile(file, readFileSync(file, 'utf8'));

/** Whether an out-of-date translation could harm a patient: the entry is about health, or names its reviewer. */
export const isHealth = (kind: Kind, value: unknown): boolean =>
  kind.isHealth === true || (typeof value === 'object' && value !== null && 'review' in value);

export function readEnglish(file: string, kind: Kind, { data, text } = readAndSplit(file)): WordsFile {
  return { value: schemaOf(kind, entryId(file, kind)).safeParse(data).data, text: kind.text ? text : '' };
}

/** The emergency numbers, and the placeholders that stand for them in texts. */
export const listEmergencyNumbers = ({
  emergency: { general, ambulance },
}: Pick<Site, 'emergency'>): string[] => [general, ambulance, '{general}', '{ambulance}'];

const readEmergencyNumbers = remember(() =>
  listEmergencyNumbers(readAndSplit('content/site.yaml').data as Site),
);

export interface FileState extends Pick<Comparison, 'state' | 'isShown'> {
  translation: Translation;
}

function readState(file: string, tag: string): FileState | null {
  const kind = kindOf(file);
  const translationFile = translationOf(file, tag);
  if (!kind || !existsSync(translationFile) || !existsSync(file)) return null;
  const english = readEnglish(file, kind);
  const words = wordTreeOf(schemaOf(kind, entryId(file, kind)));
  // The casts are safe, because the content check has checked these files.
  const { data, text } = readAndSplit(translationFile);
  const { state, isShown } = compareFiles(
    words,
    english,
    { data: data as Translation, text },
    {
      isHealth: isHealth(kind, english.value),
      emergencyNumbers: readEmergencyNumbers(),
    },
  );
  return { state, isShown, translation: data as Translation };
}

/** Null if the file has no translation. */
export const translationState = remember(readState);

export const isTranslationShown = (file: string, tag: string): boolean =>
  translationState(file, tag)?.isShown === true;
