/*
 * A network's sign-in page, an unfinished deploy or a host in maintenance may answer 200. Only a complete file of our build may
 * replace a saved file.
 */

const isSuccess = ({ status, redirected, headers }: Response, type: string) =>
  status === 200 && !redirected && String(headers.get('content-type')).includes(type);

/**
 * layouts/Page.astro writes `data-offline` into pages that may be saved. This function reads the body, so a caller that needs the
 * answer must clone it first.
 */
export async function isWholePage(answer: Response): Promise<boolean> {
  if (!isSuccess(answer, 'text/html')) return false;
  const html = await answer.text();
  return html.includes(' data-offline') && html.endsWith('</html>');
}

export const isHashedScript = (path: string) => /^\/_astro\/.*\.js$/.test(path);

/**
 * A complete script ends with // and the eight characters before `.js` in its address (markScriptEnd). A picture counts as complete
 * if it is not empty. Reads the body, so a caller that needs the answer must clone it first.
 */
export async function isWholeFile(answer: Response, path: string): Promise<boolean> {
  const isScript = path.endsWith('.js');
  if (!isSuccess(answer, isScript ? 'javascript' : 'image/')) return false;
  const text = await answer.text();
  return isScript ? text.endsWith(`//${path.slice(-11, -3)}`) : !!text;
}
