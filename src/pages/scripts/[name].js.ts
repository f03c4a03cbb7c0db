import copy from '#components/ui/copy.ts?inlined';
import shareSelection from '#components/booking/share-selection.ts?inlined';
import sharedLink from '#components/booking/shared-link.ts?inlined';
import { listWaitingWords } from '#queries/forms.ts';
import { listSymptoms } from '#queries/symptoms.ts';
import showWaiting from '#components/forms/show-waiting.ts?inlined';
import waitingNotices from '#components/forms/waiting-notices.ts?inlined';
import advice from '#components/search/advise.ts?inlined';
import search from '#components/search/search.ts?inlined';
import keptFields from '#lib/island/kept-fields.ts?inlined';
import loadIsland from '#lib/island/load-island.ts?inlined';
import { ENGLISH } from '#lib/language/current.ts';
import { inLanguage } from '#lib/language/current.ts';
import { getLanguages } from '#queries/language.ts';
import playVideo from '#components/site/play-video.ts?inlined';

const scripts: Record<string, Readonly<Record<string, string>>> = {
  advice,
  copy,
  'load-island': loadIsland,
  'kept-fields': keptFields,
  'share-selection': shareSelection,
  'shared-link': sharedLink,
  'show-waiting': showWaiting,
  'waiting-notices': waitingNotices,
  'play-video': playVideo,
  search,
};

/** What the content says, which stands before the code that reads it. */
const contents: Partial<Record<string, () => Promise<string>>> = {
  advice: async () => `const SYMPTOMS=${JSON.stringify(await listSymptoms())};`,
  'waiting-notices': async () => `const WORDS=${JSON.stringify(await listWaitingWords())};`,
};

/** copy.js in English, copy.fr.js in French. */
export const getStaticPaths = () =>
  getLanguages().flatMap(({ tag }) =>
    Object.keys(scripts).map((name) => ({
      params: { name: tag === ENGLISH ? name : `${name}.${tag}` },
      props: { name, tag },
    })),
  );

/** Scripts that few visits need, so that no page carries them. */
export const GET = ({ props: { name, tag } }: { props: { name: string; tag: string } }) =>
  inLanguage(tag, async () => {
    const content = (await contents[name]?.()) ?? '';
    return new Response(content + scripts[name]?.[tag], {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    });
  });
