import type { Site } from '../schemas/site.ts';
import { DAY_MS, dayStart, startOfDay } from './dates.ts';

/** What the organisation can be registered and licensed as, in the order shown. */
const NAMES = {
  facilityLicence: 'Health facility licence',
  dataProtection: 'Data protection registration',
  charity: 'Charity registration',
  laboratory: 'Laboratory accreditation',
} as const;

type Setting = keyof typeof NAMES;

/** Without these the site must not go live. */
export const NEEDED: readonly Setting[] = ['facilityLicence', 'dataProtection', 'charity'];

export const nameOf = (setting: Setting): string => NAMES[setting];

/** So many days before something runs out its owner is warned. */
const WARNED_DAYS = 60;

/** How far a last day, MM/DD/YYYY, is from `now`. The day itself still counts. */
export function stateOf(lastDay: string | undefined, now: number): 'holds' | 'ends soon' | 'over' {
  if (!lastDay) return 'holds';
  const days = (dayStart(lastDay) - startOfDay(now)) / DAY_MS;
  if (days < 0) return 'over';
  return days <= WARNED_DAYS ? 'ends soon' : 'holds';
}

export interface Registration {
  /** Its name under `registrations` in content/site.yaml. */
  setting: Setting;
  name: string;
  by: string;
  number: string;
  /** MM/DD/YYYY. */
  expires?: string | undefined;
  state: ReturnType<typeof stateOf>;
}

/** The registrations in content/site.yaml, with their state at `now`. */
export function listRegistrations(
  { registrations }: Pick<Site, 'registrations'>,
  now: number,
): Registration[] {
  return (Object.keys(NAMES) as Setting[]).flatMap((setting) => {
    const given = registrations[setting];
    return given ? [{ setting, name: NAMES[setting], ...given, state: stateOf(given.expires, now) }] : [];
  });
}
