import { isConfigured } from '../../src/lib/configured.ts';
import type { Site } from '../../src/schemas/site.ts';
import type { Finding } from './finding.ts';

const EMAIL_KEYS = [
  'EMAIL_PUBLIC_KEY',
  'EMAIL_SERVICE_ID',
  'EMAIL_TEMPLATE_GROUP_HEALTH_CHECK',
  'EMAIL_TEMPLATE_DONATION_REQUEST',
];

/** Keys that a configured service needs and the environment does not have. The host's own may have them: no block. */
export function findKeys({ thirdParties }: Site, environment: NodeJS.ProcessEnv): Finding[] {
  const needed = [
    ...(isConfigured(thirdParties.email.origin) ? EMAIL_KEYS : []),
    ...(isConfigured(thirdParties.maps.origin) ? ['MAPS_KEY'] : []),
  ];
  return needed
    .filter((name) => !environment[name])
    .map((name) => ({
      group: 'Keys that are not in this environment',
      text: `${name}: the host that builds the site needs it`,
      isBlocking: false,
    }));
}
