import type { RecipientKind } from '../schemas/pages/privacy.ts';
import type { Site } from '../schemas/site.ts';
import { hostsOf, listThirdParties } from './third-parties.ts';

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
export function listRecipients(site: Site, { hasEmailKey, hasMapsKey }: Keys): Recipient[] {
  const isAsked = { email: hasEmailKey, maps: hasMapsKey } as Partial<Record<string, boolean>>;
  return listThirdParties(site)
    .filter(({ setting }) => isAsked[setting] ?? true)
    .map((party) => ({ kind: party.kind, hosts: hostsOf(party) }))
    .filter(({ hosts }) => hosts.length > 0);
}
