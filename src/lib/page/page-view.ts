/** The fragment is left out, because it can contain what a visitor chose. */
type PageAddress = Pick<Location, 'origin' | 'pathname' | 'search'>;

export interface WebVital {
  name: string;
  data: { value: number };
}

/**
 * The body of a POST to Plausible: a page view, or a web vital (https://plausible.io/docs/events-api). The body contains the least
 * that Plausible accepts.
 */
export const eventBody = (
  domain: string | undefined,
  { origin, pathname, search }: PageAddress,
  { name, data }: Partial<WebVital> = { name: 'pageview' },
): string => JSON.stringify({ name, domain, url: origin + pathname + search, props: data });

export const EVENT_PATH = '/api/event';

interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

export function hasPrivacySignal(signals: Signals): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
