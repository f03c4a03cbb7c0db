import { defineMiddleware } from 'astro:middleware';
import { shellWords } from '#lib/words.ts';
import { speakPage } from '#lib/page-language.ts';
import { inLanguage } from '#lib/language/current.ts';
import { getAddress, isTranslated } from '#lib/language/languages.ts';
import { getLanguages } from '#queries/language.ts';
import { getSite } from '#queries/site.ts';

/** Makes each page in its language: /fr/booking in French. Pages in English are not touched. */
export const onRequest = defineMiddleware(({ params }, next) => {
  const { language: tag } = params;
  const language = getLanguages().find((each) => each.tag === tag);
  if (!tag || !language) return next();
  const english = new Set<string>();
  return inLanguage(
    tag,
    async () => {
      const response = await next();
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const { url } = await getSite();
      const html = speakPage(await response.text(), {
        ...language,
        english,
        addressOf: (path) => (isTranslated(path, tag) ? getAddress(path) : undefined),
        inEnglish: shellWords.inEnglish,
        site: url,
      });
      return new Response(html, response);
    },
    english,
  );
});
