import type { RecipientKind } from '../../schemas/pages/statements.ts';
import type { Site } from '../../schemas/site.ts';
import type { ThirdParties } from '../../schemas/third-parties.ts';

/** Whether an address is filled in: false for an empty text, and for an address on a reserved `.example` host. */
export function isConfigured(address: string): boolean {
  return URL.canParse(address) && !/(^|\.)example$/.test(new URL(address).hostname);
}

/** The maps of Google use many hosts, under four domains. */
export function mapsHosts(origin: string): string[] {
  return origin.endsWith('.googleapis.com')
    ? ['googleapis.com', 'gstatic.com', 'google.com', 'googleusercontent.com'].map(
        (name) => `https://*.${name}`,
      )
    : [origin];
}

/** Another company that our site sends visitors or their data to. */
interface ThirdParty {
  /** Its name under `thirdParties` in content/site.yaml. */
  setting: keyof ThirdParties;
  /** Its name under `recipients.kinds` in content/pages/privacy.yaml. */
  kind: RecipientKind;
  /** Its pages that we show in an iframe. */
  frames?: readonly string[];
  /** Its pages that we link to. */
  pages?: readonly string[];
  /** Where plain HTML forms, which use no script, send their fields. */
  forms?: readonly string[];
  /** Where a script sends data, on every page without `isPrivate` (layouts/Page.astro). */
  beacons?: readonly string[];
  /** Origins that only some pages call, if the build has the `keys`. The policies of those pages allow these origins. */
  hosts?: readonly string[];
  /** Environment variables of the build. Without them, the site does not use this third party. */
  keys?: readonly string[];
  /** What its iframes may do. */
  permission?: 'payment';
  /** How the owner tests this third party on the real site. */
  trial: string;
  /** The day of that test (MM/DD/YYYY), or ''. */
  triedOn: string;
}

const EMAIL_KEYS = [
  'EMAIL_PUBLIC_KEY',
  'EMAIL_SERVICE_ID',
  'EMAIL_TEMPLATE_GROUP_HEALTH_CHECK',
  'EMAIL_TEMPLATE_DONATION_REQUEST',
];

/** Every third party of content/site.yaml. The function is long because it is a table. */
export function listThirdParties({ thirdParties }: Pick<Site, 'thirdParties'>): ThirdParty[] {
  const { scheduling, email, newsletter, analytics, donation, application, video, maps } = thirdParties;
  const all: Omit<ThirdParty, 'triedOn'>[] = [
    {
      setting: 'scheduling',
      kind: 'scheduling',
      frames: Object.values(scheduling.calendars),
      trial: 'choose a test, press NEXT and book a time',
    },
    {
      setting: 'email',
      kind: 'requests',
      hosts: [email.origin],
      keys: EMAIL_KEYS,
      trial: 'send each form, such as /donate-form, and read the e-mail',
    },
    {
      setting: 'newsletter',
      kind: 'newsletter',
      forms: [newsletter.address],
      trial: 'sign up at the foot of a page and find your e-mail address in the list of subscribers',
    },
    {
      setting: 'analytics',
      kind: 'pageViews',
      beacons: [analytics.address],
      trial: 'open a page and find this page view in the statistics of the service',
    },
    {
      setting: 'donation',
      kind: 'donation',
      frames: [donation.general, ...Object.values(donation.forms)],
      pages: [donation.cardPage, donation.monthly],
      permission: 'payment',
      trial: 'give a small amount by each form and each card page',
    },
    {
      setting: 'application',
      kind: 'application',
      frames: [application.volunteer, application.internship],
      trial: 'apply for a role and for a programme',
    },
    { setting: 'video', kind: 'video', frames: [video.origin], trial: 'play each video' },
    {
      setting: 'maps',
      kind: 'maps',
      hosts: mapsHosts(maps.origin),
      keys: ['MAPS_KEY'],
      trial: 'open the map of /our-impact, press a mark with a number, and then the mark of one place',
    },
  ];
  return all.map((party) => ({ ...party, triedOn: thirdParties[party.setting].triedOn }));
}

const USES = ['pages', 'frames', 'forms', 'beacons', 'hosts'] as const;

export const originsOf = (parties: readonly ThirdParty[], ...uses: readonly (typeof USES)[number][]) => {
  const addresses = parties.flatMap((party) => uses.flatMap((use) => party[use] ?? []));
  return [...new Set(addresses.filter(isConfigured).map((address) => new URL(address).origin))];
};

export const hostsOf = (party: ThirdParty): string[] =>
  originsOf([party], ...USES).map((origin) => new URL(origin).host);

export const frameOrigins = (site: Pick<Site, 'thirdParties'>): string[] =>
  originsOf(listThirdParties(site), 'frames');

/** The configured third parties that can receive a visitor's data, each with its hosts. /privacy lists them in this order. */
export function listRecipients(
  site: Site,
  { hasEmailKey, hasMapsKey }: { hasEmailKey: boolean; hasMapsKey: boolean },
): { kind: RecipientKind; hosts: string[] }[] {
  // All other third parties need no key.
  const isUsed: Partial<Record<ThirdParty['setting'], boolean>> = { email: hasEmailKey, maps: hasMapsKey };
  return listThirdParties(site)
    .filter(({ setting }) => isUsed[setting] ?? true)
    .map((party) => ({ kind: party.kind, hosts: hostsOf(party) }))
    .filter(({ hosts }) => hosts.length > 0);
}

/**
 * The address for an iframe; null if `address` is not configured. `formCode` becomes the last part of the path and cannot change
 * the host. Throws if the policy does not allow the origin, because browsers would show an empty iframe.
 */
export function frameAddress(site: Site, address: string, formCode?: string): string | null {
  if (!isConfigured(address)) return null;
  const url = new URL(address);
  if (formCode !== undefined)
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(formCode)}`;
  if (!frameOrigins(site).includes(url.origin)) {
    throw new Error(`${url.origin} is not among the addresses of content/site.yaml that an iframe may show`);
  }
  return url.href;
}
