import type { ThirdParties } from '../schemas/third-parties.ts';

/** What a script needs to know of the service that counts page views. */
export type Analytics = Pick<ThirdParties['analytics'], 'service' | 'address' | 'siteId'>;

/** The page, with its query and without a fragment, which can name what somebody chose. */
type Page = Pick<Location, 'origin' | 'hostname' | 'pathname' | 'search'>;

/** One speed of a page, instead of the view itself. */
interface Figure {
  name: string;
  value: number;
}

/**
 * The call by which each service documents that it counts a page (Plausible: Events API; Umami: Sending stats; GoatCounter:
 * its tracking pixel), as a POST. Of a visitor they get path and query, and no more than the service cannot do without.
 * Null where the service has no place for a figure.
 */
export function pageViewCall(
  { service, address, siteId }: Analytics,
  { origin, hostname, pathname, search }: Page,
  figure?: Figure,
) {
  const url = pathname + search;
  const name = figure?.name;
  const data = figure && { value: figure.value };
  // JSON leaves out what is undefined. As text/plain a browser asks the service no leave first.
  const call = (path: string, body?: object, type = 'text/plain') => ({
    address: address + path,
    body: JSON.stringify(body),
    headers: { 'content-type': type },
  });
  if (service === 'plausible')
    return call('/api/event', { name: name ?? 'pageview', domain: siteId, url: origin + url, props: data });
  if (service === 'umami') {
    const payload = { website: siteId, hostname, url, name, data };
    return call('/api/send', { type: 'event', payload }, 'application/json');
  }
  return figure ? null : call(`/count?p=${encodeURIComponent(url)}`);
}
