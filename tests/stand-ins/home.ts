import { renderPage } from './render-page.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

const PATHS = [
  ...['/scheduling/lab-services', '/scheduling/mobile-van', '/scheduling/telehealth'],
  ...['/donate', '/donation/general', '/apply/volunteer/example', '/apply/internship/example'],
  ...['/video/embed/example', '/maps/api/js', '/received/newsletter', '/received/analytics'],
];

/** A list of what can be looked at here. */
export const homeRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/$/,
    answer({ response }) {
      const items = PATHS.map((path) => `<li><a href="${path}">${path}</a></li>`).join('');
      const body = renderPage({
        title: 'Stand-ins',
        standsFor: 'every service the site hands visitors to',
        promise: 'Nothing is booked, sent or paid.',
        body: `<ul>${items}</ul>`,
      });
      reply(response, { type: 'text/html', body });
    },
  },
];
