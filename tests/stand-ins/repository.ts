import { renderPage } from './render-page.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

/** Where "Edit this page" leads: the project on GitHub. */
export const repositoryRoutes: Route[] = [
  {
    method: 'GET',
    path: /^\/hope-health\/website\/edit\/main\/(content\/.+)$/,
    answer({ response, parts: [file = ''] }) {
      const body = renderPage({
        title: file,
        standsFor: 'the project on GitHub',
        promise: 'Here an editor would change this file.',
      });
      reply(response, { type: 'text/html', body });
    },
  },
];
