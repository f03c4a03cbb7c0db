/** A page, with its query and without a fragment, which can name what somebody chose. */
type Page = Pick<Location, 'origin' | 'pathname' | 'search'>;

/** One speed of a page. */
export interface Figure {
  name: string;
  data: { value: number };
}

/**
 * What Plausible takes, by POST, for a view of a page, or for one speed of it (https://plausible.io/docs/events-api). Of a visitor it gets
 * path and query, and no more than it cannot do without. JSON leaves out what is undefined.
 */
export const pageView = (
  domain: string,
  { origin, pathname, search }: Page,
  { name, data }: Partial<Figure> = { name: 'pageview' },
): string => JSON.stringify({ name, domain, url: origin + pathname + search, props: data });

/** Below the address of its server. */
export const EVENT_PATH = '/api/event';

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the visitor's browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export function hasPrivacySignal(signals: Signals): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
