import { hostsOf, listThirdParties } from '../../src/lib/third-parties.ts';
import type { Site } from '../../src/schemas/site.ts';
import { sortable } from './find-reviews.ts';
import type { Finding } from './finding.ts';

const listConfigured = (site: Site) => listThirdParties(site).filter((party) => hostsOf(party).length > 0);

/** Keys that a configured service needs and the environment does not have: the site would be built without that service. */
export function findKeys(site: Site, environment: NodeJS.ProcessEnv): Finding[] {
  return listConfigured(site).flatMap(({ setting, keys = [] }) =>
    keys
      .filter((name) => !environment[name])
      .map((name) => ({
        group: 'Keys that are not in this environment',
        text: `${name}: ${setting} needs it where the site is built`,
        isBlocking: true,
      })),
  );
}

/** Third parties that nobody has tried on the real site: only a try shows that its other side answers. `today` is YYYYMMDD in Ghana. */
export function findUntried(site: Site, today: string): Finding[] {
  return listConfigured(site)
    .filter(({ triedOn }) => triedOn === '' || sortable(triedOn) > today)
    .map(({ setting, trial, triedOn }) => ({
      group: 'Third parties to try on the real site',
      text: `thirdParties › ${setting} › triedOn${triedOn && ` (${triedOn} is still to come)`}: ${trial}, then write the day`,
      isBlocking: true,
    }));
}
