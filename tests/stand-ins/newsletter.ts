import { describeValues } from './describe-values.ts';
import { readFields } from './read-fields.ts';
import { createReceived } from './received.ts';
import { renderPage } from './render-page.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

/** The mailing list: shows the sent form, in the tab that the form opened. */
export function createNewsletterRoutes(): Route[] {
  const received = createReceived();
  return [
    {
      method: 'POST',
      path: /^\/newsletter$/,
      async answer({ request, response, body }) {
        const fields = await readFields(request, body);
        received.add(fields);
        const page = renderPage({
          title: 'Newsletter',
          standsFor: 'the mailing list',
          promise: 'Nobody is subscribed and nothing is sent.',
          body: describeValues(Object.entries(fields)),
        });
        reply(response, { type: 'text/html', body: page });
      },
    },
    {
      method: 'GET',
      path: /^\/received\/newsletter$/,
      answer: ({ response, url }) =>
        reply(response, { type: 'application/json', body: received.toJson(url.searchParams) }),
    },
  ];
}
