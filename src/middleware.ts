import { defineMiddleware } from 'astro:middleware';
import { inLanguage } from '#lib/language/page-language.ts';
import { removeLanguage } from '#lib/language/addresses.ts';
import { localiseLinks } from '#lib/language/localise-links.ts';
import { getAddress } from '#loaders/language/pages.ts';
import { getLanguages, removeEnding } from '#queries/language.ts';
import { getSite } from '#queries/site.ts';

export const onRequest = defineMiddleware(({ params, url: { pathname } }, next) => {
  // integrations/routes.ts gives this parameter to the routes of translations, such as /fr/booking.
  const { language: tag } = params;
  if (!tag || !getLanguages().some((each) => each.tag === tag)) return next();
  const renderPage = async () => {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const { url } = await getSite();
    return new Response(localiseLinks(await response.text(), getAddress, url), response);
  };
  return inLanguage(tag, renderPage, removeLanguage(tag, removeEnding(pathname)));
});
