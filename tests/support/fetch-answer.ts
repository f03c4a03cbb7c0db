import type { APIResponse, Route } from '@playwright/test';

/** The server's own answer to a request, for a test to change. */
export const fetchAnswer = (route: Route): Promise<APIResponse> =>
  // Not "localhost", which a computer without a network may take seconds to look up.
  route.fetch({ url: route.request().url().replace('//localhost:', '//127.0.0.1:') });
