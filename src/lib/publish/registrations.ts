import { registrationWords } from '#words';
import type { Site } from '../../schemas/site.ts';
import { DAY_MS, dayStart, startOfDay } from '../time/dates.ts';
import { holdsValues } from '../is-record.ts';

/** What the organisation can be registered and licensed as, in the order shown. */
const SETTINGS = ['facilityLicence', 'dataProtection', 'charity', 'laboratory'] as const;

type Setting = (typeof SETTINGS)[number];

/** Without these the site must not go live. */
export const NEEDED: readonly Setting[] = ['facilityLicence', 'dataProtection', 'charity'];

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
  return SETTINGS.flatMap((setting) => {
    const given = registrations[setting];
    return given
      ? [{ setting, name: registrationWords[setting], ...given, state: stateOf(given.expires, now) }]
      : [];
  });
}

/** Whether the consent that something of an entry carries has ended at `now`. Without one, nothing ends. */
export const hasEnded = (value: unknown, now: number): boolean =>
  holdsValues(value) &&
  holdsValues(value['consent']) &&
  stateOf(String(value['consent']['until']), now) === 'over';

/**
 * An entry as visitors may see it: without who gave consent and when, and without the pictures whose consent has ended. What carries
 * none is the same object as before.
 */
export function withhold<Value>(value: Value, now: number): Value {
  if (!holdsValues(value)) return value;
  if (Array.isArray(value)) {
    const left = value.filter((each) => !hasEnded(each, now)).map((each: unknown) => withhold(each, now));
    const isSame = left.length === value.length && left.every((each, at) => each === value[at]);
    return (isSame ? value : left) as Value;
  }
  const isPicture = 'alt' in value;
  const left = Object.entries(value)
    .filter(([key, each]) => key !== 'consent' && !(isPicture && key === 'people') && !hasEnded(each, now))
    .map(([key, each]) => [key, withhold(each, now)] as const)
    // A gallery of which nothing is left is none.
    .filter(
      ([key, each]) => !(Array.isArray(each) && each.length === 0 && (value[key] as unknown[]).length > 0),
    );
  const isSame =
    left.length === Object.keys(value).length && left.every(([key, each]) => each === value[key]);
  return (isSame ? value : Object.fromEntries(left)) as Value;
}
