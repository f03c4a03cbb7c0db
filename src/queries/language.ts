import { ENGLISH, getLanguage, inLanguage } from '#lib/language/page-language.ts';
import { addLanguage, removeLanguage } from '#lib/language/addresses.ts';
import { listShownLanguages } from '#loaders/language/languages.ts';
import { isTranslated } from '#loaders/language/pages.ts';
import { remember } from '#loaders/remember.ts';
import type { Language } from '#schemas/languages.ts';

/** The languages that this build shows, English first. Each has a home page. */
export const getLanguages = remember(() =>
  listShownLanguages(import.meta.env.DEV).filter(({ tag }) => isTranslated('/', tag)),
);

/** The path of a page without its ending: '/fr/booking' for /fr/booking.html, '/' for /index.html. */
export const removeEnding = (pathname: string): string =>
  pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');

/** '/booking' for /fr/booking.html. */
export const getEnglishPath = ({ pathname }: URL): string =>
  removeLanguage(getLanguage(), removeEnding(pathname));

/** A page in one language; `path` is its address in that language. */
interface PageVersion extends Pick<Language, 'tag' | 'name'> {
  path: string;
  /** Whether this version is the page that is being built. */
  isCurrent: boolean;
}

/** English first. `path` is the English address of the page. */
export const listVersions = (path: string): PageVersion[] =>
  getLanguages()
    .filter(({ tag }) => isTranslated(path, tag))
    .map(({ tag, name }) => ({
      tag,
      name,
      path: addLanguage(tag, path),
      isCurrent: tag === getLanguage(),
    }));

/** The id of the sentence on a translated home page that says: the page you came from is not translated. */
export const NOT_HERE_ID = 'not-here';

/**
 * A link goes to the home page of its language, with a notice, if the page is not translated. Hosts treat /404 as an unknown
 * address, so on /404 the links go to /not-found, which has the same words.
 */
export function listLanguageLinks(path: string): PageVersion[] {
  const versions = listVersions(path === '/404' ? '/not-found' : path);
  return listVersions('/')
    .filter(({ isCurrent }) => !isCurrent)
    .map(
      (home) =>
        versions.find(({ tag }) => tag === home.tag) ?? { ...home, path: `${home.path}#${NOT_HERE_ID}` },
    );
}

/** What getStaticPaths returns for one page. */
interface StaticPath {
  params: Record<string, string | undefined>;
  props?: Record<string, unknown>;
}

/**
 * The translated pages of one file of src/pages. `pattern` is the route of the file, `getPaths` its getStaticPaths.
 * @public for the pages that integrations/routes.ts writes
 */
export async function listTranslatedPaths(
  pattern: string,
  getPaths: () => StaticPath[] | Promise<StaticPath[]> = () => [{ params: {} }],
): Promise<StaticPath[]> {
  const otherLanguages = getLanguages().filter(({ tag }) => tag !== ENGLISH);
  const pathsByLanguage = otherLanguages.map(async ({ tag }) => {
    const paths = await inLanguage(tag, getPaths);
    const hasTranslation = ({ params }: StaticPath) => {
      const address = pattern.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '');
      return isTranslated(address, tag);
    };
    return paths
      .filter(hasTranslation)
      .map((path) => ({ ...path, params: { ...path.params, language: tag } }));
  });
  return (await Promise.all(pathsByLanguage)).flat();
}
