import type { Content } from '../content.ts';
import { findPicture } from '../pictures/find-picture.ts';
import type { Problem } from '../problem.ts';
import { sayOfFile } from './say.ts';

/** Pictures that are named and missing, or there and not fit to be shown. The latter are shown where they are named. */
export function checkPictures({ entries, files, badPictures }: Content): Problem[] {
  const told = new Set<string>();
  const named = entries.flatMap(({ file: entry, pictures }) =>
    pictures.flatMap(({ target, line, column, field }): Problem[] => {
      const found = findPicture(entry, target, files);
      const place = { file: entry, line, column, field };
      if ('message' in found) return target === '' ? [] : [{ ...place, message: found.message }];
      const fault = badPictures.get(found.file);
      if (!fault) return [];
      told.add(found.file);
      return [{ ...place, message: `${target}: ${fault}` }];
    }),
  );
  const unnamed = [...badPictures].filter(([file]) => !told.has(file));
  return [...named, ...unnamed.map(([file, message]) => sayOfFile(file, message))];
}
