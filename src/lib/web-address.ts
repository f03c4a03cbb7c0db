/**
 * Whether a third party's address can be used. Empty or on a reserved `.example` host means that
 * the owner has not filled it in yet, and the page must offer the other ways.
 */
export function isConfigured(address: string): boolean {
  return URL.canParse(address) && !/(^|\.)example$/.test(new URL(address).hostname);
}

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
