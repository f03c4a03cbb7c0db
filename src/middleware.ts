import { defineMiddleware } from 'astro:middleware';
import { inLanguage } from '#lib/language/page-language.ts';
import { removeLanguage } from '#lib/language/addresses.ts';
import { localiseLinks } from '#lib/language/localise-links.ts';
import { getAddress } from '#loaders/language/pages.ts';
import { getLanguages, removeEnding } from '#queries/language.ts';
import { getSite } from '#queries/site.ts';

/** integrations/routes.ts adds the routes of translated pages, such as /fr/booking, with the parameter `language`. */
export const onRequest = defineMiddleware(({ params, url: { pathname } }, next) => {
  const { language: tag } = params;
  if (!tag || !getLanguages().some((each) => each.tag === tag)) return next();
  const renderPage = async () => {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const { url } = await getSite();
    return new Response(
      localiseLinks(await response.text(), (path) => getAddress(path), url),
      response,
    );
  };
  return inLanguage(tag, renderPage, removeLanguage(tag, removeEnding(pathname)));
});
