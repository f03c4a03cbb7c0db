import copy from '#components/ui/copy.ts?inlined';
import sharedLink from '#components/booking/shared-link.ts?inlined';
import { listWaitingWords } from '#queries/forms.ts';
import showWaiting from '#components/forms/show-waiting.ts?inlined';
import waitingNotices from '#components/forms/waiting-notices.ts?inlined';
import search from '#components/search/search.ts?inlined';
import keptFields from '#lib/island/kept-fields.ts?inlined';
import loadIsland from '#lib/island/load-island.ts?inlined';
import playVideo from '#components/site/play-video.ts?inlined';

const scripts = {
  copy,
  'load-island': loadIsland,
  'kept-fields': keptFields,
  'shared-link': sharedLink,
  'show-waiting': showWaiting,
  'waiting-notices': `const WORDS=${JSON.stringify(await listWaitingWords())};${waitingNotices}`,
  'play-video': playVideo,
  search,
};

export function getStaticPaths() {
  return Object.entries(scripts).map(([name, code]) => ({ params: { name }, props: { code } }));
}

/** Scripts that few visits need, so that no page carries them. */
export function GET({ props }: { props: { code: string } }) {
  return new Response(props.code, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
