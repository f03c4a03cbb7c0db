import { registrationWords } from '#words';
import type { Site } from '../../schemas/site.ts';
import { DAY_MS, dayStart, startOfDay } from '../time/dates.ts';
import { isListOrRecord } from '../is-record.ts';

/** Registrations and licences, in their order on the site. */
const REGISTRATION_SETTINGS = ['facilityLicence', 'dataProtection', 'charity', 'laboratory'] as const;

type Setting = (typeof REGISTRATION_SETTINGS)[number];

/** Without these registrations the site must not go live. */
export const REQUIRED_REGISTRATIONS: readonly Setting[] = ['facilityLicence', 'dataProtection', 'charity'];

/** The owner is warned this many days before a registration or consent ends. */
const WARNING_DAYS = 60;

/** The state of something that holds up to and including `lastDay` (MM/DD/YYYY). Without a last day, it always holds. */
export function expiryState(lastDay: string | undefined, now: number): 'holds' | 'ends soon' | 'over' {
  if (!lastDay) return 'holds';
  const days = (dayStart(lastDay) - startOfDay(now)) / DAY_MS;
  if (days < 0) return 'over';
  return days <= WARNING_DAYS ? 'ends soon' : 'holds';
}

/**
 * Each with its name and its `state`. A number that begins with SAMPLE is left out: a visitor must not read a licence that nobody
 * issued.
 */
export function listRegistrations({ registrations }: Pick<Site, 'registrations'>, now: number) {
  return REGISTRATION_SETTINGS.flatMap((setting) => {
    const entry = registrations[setting];
    return entry && !entry.number.startsWith('SAMPLE')
      ? [{ setting, name: registrationWords[setting], ...entry, state: expiryState(entry.expires, now) }]
      : [];
  });
}

export const hasEndedConsent = (value: unknown, now: number): boolean =>
  isListOrRecord(value) &&
  isListOrRecord(value['consent']) &&
  expiryState(String(value['consent']['until']), now) === 'over';

/**
 * What visitors may see of an entry. Leaves out each field `consent`, and each part (such as a picture) whose consent has ended. An
 * unchanged value is not copied: Object.entries() does not list all fields of a picture, and Astro needs all of them. The casts are
 * safe, because only optional fields are left out.
 */
export function keepConsentedParts<Value>(value: Value, now: number): Value {
  if (!isListOrRecord(value)) return value;
  const kept = Object.entries(value)
    .filter(([key, each]) => key !== 'consent' && !hasEndedConsent(each, now))
    .map(([key, each]) => [key, keepConsentedParts(each, now)] as const)
    // Leaves out a list that has lost all its parts, such as a gallery.
    .filter(([key, each]) => !(Array.isArray(each) && each.length === 0 && each !== value[key]));
  const isSame =
    kept.length === Object.keys(value).length && kept.every(([key, each]) => each === value[key]);
  if (isSame) return value;
  return (Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept)) as Value;
}
