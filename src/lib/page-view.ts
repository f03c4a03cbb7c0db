/** A page, with its query and without a fragment, which can name what somebody chose. */
type Page = Pick<Location, 'origin' | 'hostname' | 'pathname' | 'search'>;

/** One speed of a page. */
export interface Figure {
  name: string;
  data: { value: number };
}

/** What goes to a service, below the address of its server; null where it has no place for a figure. */
interface Call {
  path: string;
  body?: string;
  /** As text/plain, which is taken without one, a browser asks the service no leave first. */
  headers?: Record<string, string>;
}

/**
 * The call by which a service documents that it counts a page, as a POST, or one speed of it. Of a visitor it gets path and
 * query, and no more than it cannot do without. JSON leaves out what is undefined.
 */
export type PageViewCall = (siteId: string, page: Page, figure?: Figure) => Call | null;

/** https://plausible.io/docs/events-api */
export const plausible: PageViewCall = (
  domain,
  { origin, pathname, search },
  { name, data }: Partial<Figure> = { name: 'pageview' },
) => ({
  path: '/api/event',
  body: JSON.stringify({ name, domain, url: origin + pathname + search, props: data }),
});

/** https://umami.is/docs/api/sending-stats */
export const umami: PageViewCall = (website, { hostname, pathname, search }, figure) => ({
  path: '/api/send',
  body: JSON.stringify({
    type: 'event',
    payload: { website, hostname, url: pathname + search, ...figure },
  }),
  headers: { 'content-type': 'application/json' },
});

/** https://www.goatcounter.com/help/pixel */
export const goatcounter: PageViewCall = (_, { pathname, search }, figure) =>
  figure ? null : { path: `/count?p=${encodeURIComponent(pathname + search)}` };

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the visitor's browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export function hasPrivacySignal(signals: Signals): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
