import type { Site } from '../schemas/site.ts';
import { isConfigured } from './configured.ts';

/** The origins whose pages may stand in a frame: those named in content/site.yaml. The security policy has the same list. */
export function frameOrigins(site: Site): string[] {
  const { scheduling, donation, application, video } = site.thirdParties;
  const addresses = [
    ...[scheduling.labServices, scheduling.mobileVan, scheduling.telehealth],
    ...[donation.general, donation.vans, donation.initiative, donation.hub, donation.wellness],
    ...[application.volunteer, application.internship, video.origin],
  ];
  return [...new Set(addresses.filter(isConfigured).map((address) => new URL(address).origin))];
}
