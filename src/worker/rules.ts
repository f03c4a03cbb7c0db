/*
 * What the service worker does with a request and an answer. A network's sign-in page, an unfinished deploy or a host in
 * maintenance may answer 200. Only a complete file of our build may replace a saved file.
 */

/** What the rules read of an answer, beside its text. */
export type Head = Pick<Response, 'status' | 'redirected' | 'headers'>;

/** How many are saved, because a cheap phone has little storage. */
export const maxPages = 60;
export const maxFiles = 120;

/** Keys are in the order in which they were saved; the oldest go first. */
export const listSurplus = <Key>(keys: readonly Key[], max: number): Key[] => keys.slice(0, -max);

/** Undefined for requests that the worker leaves to the browser. */
export function kindOfRequest(
  { method, mode }: Pick<Request, 'method' | 'mode'>,
  { origin, pathname }: URL,
  ownOrigin: string,
): 'page' | 'file' | undefined {
  if (method !== 'GET' || origin !== ownOrigin) return undefined;
  // The address of a page has no file extension.
  if (mode === 'navigate') return /\.[^/]*$/.test(pathname) ? undefined : 'page';
  // Browsers request recordings in ranges.
  return /^\/(_astro|scripts)\//.test(pathname) && !/\.(mp3|ogg)$/.test(pathname) ? 'file' : undefined;
}

export const isHashedScript = (path: string) => /^\/_astro\/.*\.js$/.test(path);

/** A saved script with a hash in its name never changes, so it is used unless the page asks for it past the caches. */
export const usesCopyFirst = (path: string, cacheMode: RequestCache) =>
  isHashedScript(path) && cacheMode !== 'reload';

const isSuccess = ({ status, redirected, headers }: Head, type: string) =>
  status === 200 && !redirected && String(headers.get('content-type')).includes(type);

/** layouts/Page.astro writes its address into pages that may be saved. Another page of ours may not replace this one. */
export const isWholePage = (head: Head, text: string, path: string) =>
  isSuccess(head, 'text/html') && text.includes(` data-offline="${path}"`) && text.endsWith('</html>');

/**
 * A complete script ends with // and the eight characters before `.js` in its address (markScriptEnd). A picture counts as complete
 * if it is not empty.
 */
export const isWholeFile = (head: Head, text: string, path: string) => {
  const isScript = path.endsWith('.js');
  return (
    isSuccess(head, isScript ? 'javascript' : 'image/') &&
    (isScript ? text.endsWith(`//${path.slice(-11, -3)}`) : !!text)
  );
};
