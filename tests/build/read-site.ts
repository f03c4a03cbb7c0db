import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeLanguage } from '#lib/language/addresses.ts';
import { readPage, type Document } from '#lib/page/html-tree.ts';
import { readLanguages } from '#loaders/language/languages.ts';
import { mapAddresses } from '../../scripts/lib/map-addresses.ts';
import { readElements, type BuiltElement } from './read-elements.ts';

export interface BuiltPage {
  /** As visitors see it: /lab-services. */
  address: string;
  /** The tag of its language, read from its address: fr for /fr/booking, en for /booking. */
  language: string;
  /** The address of its English version: /booking for /fr/booking. */
  path: string;
  html: string;
  elements: BuiltElement[];
  /** Parsed once, for the first test that asks. */
  readonly tree: Document;
}

export interface BuiltSite {
  /** Its folder, as given to readSite(), such as dist. */
  name: string;
  /** The path of the file on disk, for each address of a page or another file. */
  files: Map<string, string>;
  pages: BuiltPage[];
}

const tags = readLanguages().map(({ tag }) => tag);

const languageAt = (address: string) => tags.find((tag) => tag === address.split('/')[1]) ?? 'en';

/** Reads a finished build. `name` is a folder in the project, or an absolute path. Throws if there is no such folder. */
export async function readSite(name: string): Promise<BuiltSite> {
  const dir = resolve(fileURLToPath(new URL('../..', import.meta.url)), name);
  if (!existsSync(dir))
    throw new Error(
      `There is no ${name}/ to test: run npm test -- build build-with-stand-ins build-own-content dist`,
    );
  const files = await mapAddresses(dir);
  const pages = [...files]
    .filter(([, file]) => file.endsWith('.html'))
    .map(([address, file]) => {
      const html = readFileSync(file, 'utf8');
      const language = languageAt(address);
      let tree: Document | undefined;
      return {
        address,
        language,
        path: removeLanguage(language, address),
        html,
        elements: readElements(html),
        get tree() {
          return (tree ??= readPage(html));
        },
      };
    })
    .sort((a, b) => a.address.localeCompare(b.address, 'en'));
  return { name, files, pages };
}
