import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeNote, type ReportItem } from './report-items.ts';

/** The organisation whose sign these files show, and the first letters of the SHA-256 of each. */
export const OWNER = 'Hope Health';
const SIGNS: Readonly<Record<string, string>> = {
  'public/icon.svg': '1b5140b12af4',
  'public/icon-192.png': 'd5b000399637',
  'public/icon-512.png': 'b10607f190ae',
  'public/apple-touch-icon.png': 'fc195513aca7',
  'public/social-card.png': '1c22e03c8eee',
};

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The icons and the picture for shared links that still show the sign of another organisation, in the folder `root`. */
export function findOldPictures({ name }: { name: string }, root: string): ReportItem[] {
  if (name === OWNER) return [];
  const old = Object.entries(SIGNS).filter(([file, hash]) => {
    const path = join(root, file);
    return existsSync(path) && hashOf(path).startsWith(hash);
  });
  return old.map(([file]) =>
    makeNote(
      `Pictures that still show the sign of ${OWNER}`,
      `${file}: replace it with your own sign, in the same size (hosting/README.md, "Your own name")`,
    ),
  );
}
