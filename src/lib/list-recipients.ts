import type { RecipientKind } from '../schemas/pages/privacy.ts';
import type { Site } from '../schemas/site.ts';
import { isConfigured } from './configured.ts';
import { mapsHosts } from './map/maps-hosts.ts';

/** Which keys the build has got; without its key a service is never asked. */
interface Keys {
  hasEmailKey: boolean;
  hasMapsKey: boolean;
}

/** Another company that can receive something of a visitor, with every host of it that a browser may ask. */
export interface Recipient {
  kind: RecipientKind;
  hosts: string[];
}

/** The companies that are configured, in the order in which the privacy page names them. None while nothing is. */
export function listRecipients({ thirdParties }: Site, { hasEmailKey, hasMapsKey }: Keys): Recipient[] {
  const { scheduling, email, newsletter, analytics, donation, application, video, maps } = thirdParties;
  const addresses: Record<RecipientKind, string[]> = {
    scheduling: [scheduling.labServices, scheduling.mobileVan, scheduling.telehealth],
    requests: hasEmailKey ? [email.origin] : [],
    newsletter: [newsletter],
    pageViews: [analytics],
    donation: [
      ...[donation.cardPage, donation.general, donation.vans],
      ...[donation.initiative, donation.hub, donation.wellness],
    ],
    application: [application.volunteer, application.internship],
    video: [video.origin],
    maps: hasMapsKey && isConfigured(maps.origin) ? mapsHosts(maps.origin) : [],
  };
  return Object.entries(addresses)
    .map(([kind, all]) => ({
      kind: kind as RecipientKind,
      hosts: [...new Set(all.filter(isConfigured).map((address) => new URL(address).host))],
    }))
    .filter(({ hosts }) => hosts.length > 0);
}
