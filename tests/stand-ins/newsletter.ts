import { readFields } from './read-fields.ts';
import { describeValues, renderPage } from './render-page.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

/** The mailing list. It answers the form with a page that lists the sent fields. The form opens this page in a new tab. */
export const newsletterRoutes: Route[] = [
  {
    method: 'POST',
    path: /^\/newsletter$/,
    async answer({ request, response, body }) {
      const page = renderPage({
        title: 'Newsletter',
        standsFor: 'the mailing list',
        promise: 'Nobody is subscribed and nothing is sent.',
        body: describeValues(Object.entries(await readFields(request, body))),
      });
      reply(response, { type: 'text/html', body: page });
    },
  },
];
