/**
 * The one right spelling of a page's path: lower case, single slashes, none at the end, no `index` and no `.html`. What it gives begins
 * with a slash and something else, so it can never lead to another host, whatever was asked for (`//evil.example`, `/\evil.example`).
 */
export function tidyAddress(path: string): string {
  const tidy = path
    .toLowerCase()
    .replace(/[/\\]+/g, '/')
    .replace(/(?:\/(?:index)?|\.html)+$/, '');
  return tidy || '/';
}
