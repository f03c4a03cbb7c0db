import { readQuery } from './read-query.ts';
import { describeValues, renderPage } from './render-page.ts';
import { reply } from './reply.ts';
import type { Call, Route } from './route.ts';

const TITLES: Readonly<Record<string, string>> = {
  'lab-services': 'Lab Services',
  'mobile-van': 'Mobile Van',
  telehealth: 'Telehealth',
};

const SHOWN = /^(a2|background_color|text_color|primary_color|hide_\w+|utm_\w+|embed_\w+)$/;

/** Like the real widget, the page sends messages to its parent window only if its own address has `embed_domain`. */
const SCRIPT = `
  const status = document.querySelector('#booked');
  document.querySelector('button').addEventListener('click', () => {
    status.textContent = 'Stand-in: nothing was booked';
  });
  if (parent !== window && new URLSearchParams(location.search).has('embed_domain')) {
    addEventListener('load', () => parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*'));
  }`;

function answer({ response, url, parts: [service = ''] }: Call): void {
  const body = renderPage({
    title: `Choose a time: ${TITLES[service] ?? service}`,
    standsFor: 'the booking calendar',
    promise: 'Nothing is booked.',
    body: `${describeValues(readQuery(url.search).filter(([name]) => SHOWN.test(name)))}
      <button type="button">Choose a time</button>
      <p id="booked" role="status"></p>
      <script>${SCRIPT}</script>`,
  });
  reply(response, { type: 'text/html', body });
}

/** The booking calendar of each service. It shows the parameters in its address that match `SHOWN`, and books nothing. */
export const schedulingRoutes: Route[] = [{ method: 'GET', path: /^\/scheduling\/([\w-]+)$/, answer }];
