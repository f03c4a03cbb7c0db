import { posix } from 'node:path';
import { nearest } from '../fields/did-you-mean.ts';

/** Where a picture of an entry is, or what is wrong with the path that names it. `files` are all files of content/. */
export function findPicture(
  entry: string,
  path: string,
  files: ReadonlySet<string>,
): { file: string } | { message: string } {
  if (/^https?:|^\/\//.test(path))
    return {
      message:
        'a picture from another site cannot be shown. Upload it beside this file and write ./ and its name',
    };
  if (!/^\.{1,2}\//.test(path))
    return {
      message: `write ./ in front of the name of a picture beside this file: ./${path.replace(/^\/+/, '')}`,
    };
  if (!/\.(?:jpe?g|png|webp|avif)$/i.test(path))
    return { message: 'a picture must be a file that ends in .jpg, .png, .webp or .avif. Save it as JPEG' };
  if (/[%\s?#]/.test(path))
    return { message: 'the name of a picture is made of letters, digits, hyphens and dots. Rename the file' };
  const file = posix.normalize(posix.join(posix.dirname(entry), path));
  if (!file.startsWith('content/'))
    return { message: 'a picture must be in the folder content. Upload it beside this file' };
  if (files.has(file)) return { file };

  const same = [...files].find((each) => each.toLowerCase() === file.toLowerCase());
  const relative = (found: string) => {
    const to = posix.relative(posix.dirname(entry), found);
    return to.startsWith('.') ? to : `./${to}`;
  };
  if (same) return { message: `there is no ${path}. Capital letters count: write ${relative(same)}` };
  const beside = [...files].filter((each) => posix.dirname(each) === posix.dirname(file));
  const near = nearest(
    posix.basename(file),
    beside.map((each) => posix.basename(each)),
  );
  const help = near
    ? `Did you mean "${relative(posix.join(posix.dirname(file), near))}"?`
    : 'Upload the picture beside this file, or correct its name';
  return { message: `there is no ${path}. ${help}` };
}
