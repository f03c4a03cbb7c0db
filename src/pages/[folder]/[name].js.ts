import otherLists from '#components/booking/other-lists.ts?inlined';
import searchList from '#components/booking/search-list.ts?inlined';
import shareSelection from '#components/booking/share-selection.ts?inlined';
import sharedLink from '#components/booking/shared-link.ts?inlined';
import showDetails from '#components/booking/show-details.ts?inlined';
import showWaiting from '#components/forms/show-waiting.ts?inlined';
import waitingNotices from '#components/forms/waiting-notices.ts?inlined';
import advice from '#components/search/advise.ts?inlined';
import complaints from '#components/search/complaints.ts?inlined';
import search from '#components/search/search.ts?inlined';
import playVideo from '#components/site/play-video.ts?inlined';
import siteScript from '#components/site/site-script.ts?inlined';
import copy from '#components/ui/copy.ts?inlined';
import loadIsland from '#hydration/load-island.ts?inlined';
import typedValues from '#hydration/typed-values.ts?inlined';
import { ENGLISH, inLanguage } from '#lib/language/page-language.ts';
import { shareScript } from '#lib/security/shared-script.ts';
import { listRequestNotices } from '#queries/forms.ts';
import { listHarmlessWords, listIndexWords } from '#queries/index-words.ts';
import { getLanguages } from '#queries/language.ts';
import { listListNames } from '#queries/services.ts';
import { listSymptoms } from '#queries/symptoms.ts';

/** Scripts that a page loads only when it needs them. The keys are the name, then the language. */
const scripts: Record<string, Readonly<Record<string, string>>> = {
  advice,
  complaints,
  copy,
  'load-island': loadIsland,
  'typed-values': typedValues,
  'other-lists': otherLists,
  'search-list': searchList,
  'share-selection': shareSelection,
  'shared-link': sharedLink,
  'show-details': showDetails,
  'show-waiting': showWaiting,
  'waiting-notices': waitingNotices,
  'play-video': playVideo,
  search,
};

/** Code of a constant, with each list of texts as one text: that is a twentieth shorter, also compressed. */
const writeLists = (words: unknown) =>
  JSON.stringify(words).replace(
    /\[("[^\]]*")\]/g,
    (_, texts: string) => `${texts.replaceAll('","', '|')}.split("|")`,
  );

/** Code that goes before a script: a constant with the content that the script reads. */
const contentConstants: Partial<Record<string, () => Promise<string>>> = {
  advice: async () => `const ADVICE=${writeLists((await listSymptoms()).first)};`,
  complaints: async () => `const OTHERS=${writeLists((await listSymptoms()).others)};`,
  'other-lists': async () => `const LISTS=${JSON.stringify(await listListNames())};`,
  search: async () => `const WORDS=${JSON.stringify(await listIndexWords())};`,
  'search-list': async () => `const HARMLESS=${JSON.stringify([await listHarmlessWords()])};`,
  'waiting-notices': async () => `const WORDS=${JSON.stringify(await listRequestNotices())};`,
};

/** /scripts/copy.js in English, /scripts/copy.fr.js in French; and /_astro/site-script.HASH.js, which every page loads. */
export const getStaticPaths = () =>
  getLanguages().flatMap(({ tag }) => [
    ...Object.keys(scripts).map((name) => ({
      params: { folder: 'scripts', name: tag === ENGLISH ? name : `${name}.${tag}` },
      props: { name, tag },
    })),
    {
      params: { folder: '_astro', name: shareScript('site-script', siteScript[tag] ?? '').file },
      props: { name: 'site-script', tag },
    },
  ]);

export const GET = ({ props: { name, tag } }: { props: { name: string; tag: string } }) =>
  inLanguage(tag, async () => {
    const constant = (await contentConstants[name]?.()) ?? '';
    const text =
      name === 'site-script' ? shareScript(name, siteScript[tag] ?? '').text : scripts[name]?.[tag];
    if (text === undefined) throw new Error(`The script ${name} has no version in ${tag}`);
    return new Response(constant + text, {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    });
  });
