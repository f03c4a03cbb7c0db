/*
 * A portal, a deploy that is under way or a host in maintenance answers 200 with something else. Only what our build made, and all of
 * it, may take the place of what a device has.
 */

const isAnswer = ({ status, redirected, headers }: Response, type: string) =>
  status === 200 && !redirected && String(headers.get('content-type')).includes(type);

/** A page that may be kept (layouts/Page.astro says so), to its end. Reads the answer. */
export async function isWholePage(answer: Response): Promise<boolean> {
  if (!isAnswer(answer, 'text/html')) return false;
  const html = await answer.text();
  return html.includes(' data-offline') && html.endsWith('</html>');
}

export const isHashedScript = (path: string) => /^\/_astro\/.*\.js$/.test(path);

/** A script with the end that the build gave it (integrations/whole-scripts.ts), or something of another file. Reads the answer. */
export async function isWholeFile(answer: Response, path: string): Promise<boolean> {
  const isScript = path.endsWith('.js');
  if (!isAnswer(answer, isScript ? 'javascript' : 'image/')) return false;
  const text = await answer.text();
  return isScript ? text.endsWith(`//${path.slice(-11, -3)}`) : !!text;
}
