import type { Site } from '../schemas/site.ts';
import { isConfigured } from './configured.ts';

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter(isConfigured).map((address) => new URL(address).origin)),
];

/** Content security policy directives for all but scripts and styles: each source named by the configuration. */
export function contentPolicy(site: Site) {
  const { scheduling, donation, application, email, newsletter, analytics, video } = site.thirdParties;
  const frames = originsOf([
    ...[scheduling.labServices, scheduling.mobileVan, scheduling.telehealth],
    ...[donation.general, donation.vans, donation.initiative, donation.hub, donation.wellness],
    ...[application.volunteer, application.internship, video.origin],
  ]);
  const list = (sources: string[]) => (sources.length > 0 ? sources.join(' ') : "'none'");
  return [
    `default-src 'none'`,
    `img-src 'self' data:`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `connect-src ${["'self'", ...originsOf([email.origin, analytics])].join(' ')}`,
    `frame-src ${list(frames)}`,
    `form-action ${["'self'", 'mailto:', ...originsOf([email.origin, newsletter])].join(' ')}`,
    `base-uri 'none'`,
    `object-src 'none'`,
  ] as const;
}
