import { describeValues } from './describe-values.ts';
import { readQuery } from './read-query.ts';
import { renderPage } from './render-page.ts';
import { reply } from './reply.ts';
import type { Route } from './route.ts';

type Frame = { path: RegExp; title: string; standsFor: string; promise: string };

const FRAMES: Frame[] = [
  {
    path: /^\/donate$/,
    title: 'Pay by card',
    standsFor: 'the card payment page',
    promise: 'Nothing is paid.',
  },
  {
    path: /^\/donation\/([^/]+)$/,
    title: 'Donation form',
    standsFor: 'the hosted donation form',
    promise: 'Nothing is paid.',
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

/** The pages the site frames or links to: each shows which one was asked for and with which settings. */
export const frameRoutes: Route[] = FRAMES.map(({ path, ...page }) => ({
  method: 'GET',
  path,
  answer({ response, url, parts: [id] }) {
    const asked = id === undefined ? [] : [['asked-for', id] as const];
    const body = renderPage({ ...page, body: describeValues([...asked, ...readQuery(url.search)]) });
    reply(response, { type: 'text/html', body });
  },
}));
