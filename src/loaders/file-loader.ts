import { basename, dirname } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { KINDS } from '#schemas/kinds.ts';

export function fileLoader({ path, extensions }: Pick<Kind, 'path' | 'extensions'>): Loader {
  if (isFileKind({ path })) return glob({ base: `./${dirname(path)}`, pattern: basename(path) });
  // The patterns leave out templates (names that begin with _) and translations (names with a second dot).
  const pattern = extensions.flatMap((extension) => [`**/[^_]*${extension}`, `!**/*.*${extension}`]);
  // The id is the path of the file below the folder, without the ending. The content check reports equal ids.
  const generateId = ({ entry }: { entry: string }) => entry.replace(/\.\w+$/, '');
  return glob({ base: `./${path}`, pattern, generateId });
}

// The first pattern leaves out all names that begin with _, such as templates. A kind can be a single file with such a name
// (content/events/_health-outreach.md), so the other patterns add the translations of single files.
const TRANSLATION_PATTERNS = [
  '**/[^_]*.*.{md,mdx}',
  ...KINDS.filter(({ path }) => path.endsWith('.md')).map(({ path }) =>
    path.replace(/^content\//, '').replace(/\.md$/, '.*.md'),
  ),
];

/** Reads the translated Markdown files, such as content/faqs/booking/payment.fr.md. Their ids are their paths below content/. */
export const translationLoader = (): Loader =>
  glob({ base: './content', pattern: TRANSLATION_PATTERNS, generateId: ({ entry }) => entry });
