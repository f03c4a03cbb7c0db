import { existsSync } from 'node:fs';
import { isConfigured } from '#lib/configured.ts';
import { listSourceFiles } from '#lib/list-source-files.ts';
import { getSite } from './site.ts';

/** Where the content of the page at `path` is changed; undefined when no project is configured in content/site.yaml. */
export async function getEditLink(path: string): Promise<string | undefined> {
  const { repository } = await getSite();
  if (!isConfigured(repository)) return undefined;
  const file = listSourceFiles(path).find((each) => existsSync(each));
  return file && `${repository}/edit/main/${file}`;
}
