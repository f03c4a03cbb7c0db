import type { APIResponse, Route } from '@playwright/test';

/** The server's own answer to a request, for a test to change. */
export const fetchAnswer = (route: Route): Promise<APIResponse> =>
  // A computer without a network may take seconds to look up "localhost".
  route.fetch({ url: route.request().url().replace('//localhost:', '//127.0.0.1:') });
