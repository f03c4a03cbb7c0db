import { registrationWords } from '#words';
import type { Site } from '../../schemas/site.ts';
import { DAY_MS, dayStart, startOfDay } from '../time/dates.ts';
import { isListOrRecord } from '../is-record.ts';

/** Registrations and licences, in the order shown. */
const REGISTRATION_SETTINGS = ['facilityLicence', 'dataProtection', 'charity', 'laboratory'] as const;

type Setting = (typeof REGISTRATION_SETTINGS)[number];

/** Without these registrations the site must not go live. */
export const REQUIRED_REGISTRATIONS: readonly Setting[] = ['facilityLicence', 'dataProtection', 'charity'];

/** The owner is warned this many days before a registration or consent ends. */
const WARNING_DAYS = 60;

/** Whether something with a last day (MM/DD/YYYY) is valid, ends soon or is over. It is still valid on its last day. */
export function expiryState(lastDay: string | undefined, now: number): 'holds' | 'ends soon' | 'over' {
  if (!lastDay) return 'holds';
  const days = (dayStart(lastDay) - startOfDay(now)) / DAY_MS;
  if (days < 0) return 'over';
  return days <= WARNING_DAYS ? 'ends soon' : 'holds';
}

export interface Registration {
  /** Its name under `registrations` in content/site.yaml. */
  setting: Setting;
  name: string;
  /** The authority that issued it. */
  by: string;
  number: string;
  /** MM/DD/YYYY. */
  expires?: string | undefined;
  state: ReturnType<typeof expiryState>;
}

export function listRegistrations(
  { registrations }: Pick<Site, 'registrations'>,
  now: number,
): Registration[] {
  return REGISTRATION_SETTINGS.flatMap((setting) => {
    const entry = registrations[setting];
    return entry
      ? [{ setting, name: registrationWords[setting], ...entry, state: expiryState(entry.expires, now) }]
      : [];
  });
}

/** Whether a value has a consent that has ended. */
export const hasEndedConsent = (value: unknown, now: number): boolean =>
  isListOrRecord(value) &&
  isListOrRecord(value['consent']) &&
  expiryState(String(value['consent']['until']), now) === 'over';

/**
 * An entry for visitors: without the data about consent, and without parts (such as pictures) whose consent has ended. A value
 * without any consent is not copied, because the copy of a picture would lack the hidden fields that Astro needs. Only optional
 * fields are left out, so the cast is safe.
 */
export function keepConsentedParts<Value>(value: Value, now: number): Value {
  if (!isListOrRecord(value)) return value;
  if (Array.isArray(value)) {
    const kept = value
      .filter((each) => !hasEndedConsent(each, now))
      .map((each: unknown) => keepConsentedParts(each, now));
    const isSame = kept.length === value.length && kept.every((each, at) => each === value[at]);
    return (isSame ? value : kept) as Value;
  }
  const kept = Object.entries(value)
    .filter(([key, each]) => key !== 'consent' && !hasEndedConsent(each, now))
    .map(([key, each]) => [key, keepConsentedParts(each, now)] as const)
    // Leaves out a list that is now empty, such as a gallery.
    .filter(([key, each]) => !(Array.isArray(each) && each.length === 0 && each !== value[key]));
  const isSame =
    kept.length === Object.keys(value).length && kept.every(([key, each]) => each === value[key]);
  return (isSame ? value : Object.fromEntries(kept)) as Value;
}
