import { readQuery } from './read-query.ts';
import { describeValues, renderPage } from './render-page.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

type Frame = { path: RegExp; title: string; standsFor: string; promise: string; more?: string };

/** As with mobile money and bank cards, the payment has its own window. That window tells the form when the payment is done. */
const PAY = `<button type="button">Pay</button><p id="paid" role="status"></p>
  <script>
    const status = document.querySelector('#paid');
    let payment;
    document.querySelector('button').addEventListener('click', () => {
      payment = open('/payment', 'payment', 'width=400,height=500');
      status.textContent = payment ? 'Waiting for the payment' : 'The window for the payment did not open';
    });
    addEventListener('message', ({ source, data }) => {
      if (source === payment && data === 'done') status.textContent = 'Stand-in: nothing was paid';
    });
  </script>`;

const FRAMES: Frame[] = [
  {
    path: /^\/(?:donate|monthly)$/,
    title: 'Pay by card',
    standsFor: 'the card payment page',
    promise: 'Nothing is paid.',
  },
  {
    path: /^\/donation\/([^/]+)$/,
    title: 'Donation form',
    standsFor: 'the hosted donation form',
    promise: 'Nothing is paid.',
    more: PAY,
  },
  {
    path: /^\/payment$/,
    title: 'Payment',
    standsFor: 'the window of a mobile money company',
    promise: 'Nothing is paid.',
    more: `<script>opener?.postMessage('done', '*'); if (opener) close();</script>`,
  },
  {
    path: /^\/apply\/volunteer\/([^/]+)$/,
    title: 'Volunteer application',
    standsFor: 'the volunteer application form',
    promise: 'Nothing is sent.',
  },
  {
    path: /^\/apply\/internship\/([^/]+)$/,
    title: 'Internship application',
    standsFor: 'the internship application form',
    promise: 'Nothing is sent.',
  },
  {
    path: /^\/video\/embed\/([^/]+)$/,
    title: 'Video',
    standsFor: 'the video player',
    promise: 'Nothing is played.',
  },
];

/** The pages that the site embeds or links to. Each shows the id and the query of its address. */
export const frameRoutes: Route[] = FRAMES.map(({ path, more = '', ...page }) => ({
  method: 'GET',
  path,
  answer({ response, url, parts: [id] }) {
    const asked = id === undefined ? [] : [['asked-for', id] as const];
    const body = renderPage({ ...page, body: describeValues([...asked, ...readQuery(url.search)]) + more });
    reply(response, { type: 'text/html', body });
  },
}));
