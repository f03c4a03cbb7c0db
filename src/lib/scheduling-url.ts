/** Page settings and tracking parameters that every scheduling address carries (specification, section 7). */
const FIXED_PARAMETERS: readonly (readonly [string, string])[] = [
  ['background_color', 'ffffff'],
  ['primary_color', 'add8e6'],
  ['text_color', '808080'],
  ['hide_event_type_details', '1'],
  ['hide_landing_page_details', '1'],
  ['hide_gdpr_banner', '1'],
  ['utm_campaign', 'booking'],
  ['utm_content', 'website'],
  ['utm_medium', 'embed'],
  ['utm_source', 'hope-health'],
  ['utm_term', 'appointment'],
];

/**
 * The address of a service's scheduling widget, with the chosen names as the answer to custom question a2.
 * Percent-encoded (a space is %20), as the widget expects. `embedDomain` is the host of the page that frames
 * it; without one the address is that of a page of its own.
 */
export function buildSchedulingUrl(link: string, names: readonly string[], embedDomain?: string): string {
  const parameters = [...FIXED_PARAMETERS];
  if (names.length > 0) parameters.unshift(['a2', names.join(', ')]);
  if (embedDomain) parameters.push(['embed_type', 'Inline'], ['embed_domain', embedDomain]);
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const [page = '', place] = link.split('#', 2);
  return `${page}${page.includes('?') ? '&' : '?'}${query}${place === undefined ? '' : `#${place}`}`;
}
