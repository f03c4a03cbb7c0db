import type { Interface } from '#schemas/interface.ts';

/** What must be translated before a page can exist in a language. */
export interface Needs {
  /** Paths of files and folders in content/. */
  files: readonly string[];
  /** Groups of content/interface. */
  groups: readonly (keyof Interface)[];
}

const EVERYWHERE: Needs = {
  files: ['site.yaml', 'navigation.yaml'],
  groups: ['shell', 'dates', 'hours', 'contact', 'messages', 'island', 'symbol', 'registration'],
};

type FurtherNeeds = Partial<Needs>;

const OUR_IMPACT: FurtherNeeds = {
  files: ['pages/events.yaml'],
  groups: ['community', 'give', 'map', 'media', 'results'],
};

/**
 * What a page shows in addition to its own file and EVERYWHERE. The key is the page's file or its folder. The build stops if a
 * translated page shows an unlisted file or group. Names of events and people may stay English: components write their `lang`.
 */
const NEEDS: Readonly<Record<string, FurtherNeeds>> = {
  services: {
    files: ['services', 'pages/booking.yaml', 'pages/your-visit.yaml', 'symptoms.yaml'],
    groups: ['picker', 'pickerSearch', 'schedule', 'sharedLink', 'frame', 'people', 'advice'],
  },
  forms: { groups: ['form', 'failure'] },
  events: {
    files: ['pages/events.yaml', 'pages/your-visit.yaml', 'event-programme.yaml'],
    groups: ['community', 'event', 'eventStatus', 'gallery', 'give', 'map', 'media', 'people', 'results'],
  },
  articles: { files: ['pages/news.yaml'], groups: ['news', 'category', 'media'] },
  communities: { ...OUR_IMPACT, files: ['pages/our-impact.yaml', 'pages/events.yaml'] },
  programmes: {
    files: [
      'pages/donate.yaml',
      'pages/donate-programme.yaml',
      'pages/events.yaml',
      'pages/our-impact.yaml',
      'services',
    ],
    groups: ['give', 'frame', 'people', 'results'],
  },
  internships: { files: ['pages/internships.yaml', 'pages/events.yaml'], groups: ['join', 'frame'] },
  'volunteer-roles': { files: ['pages/volunteers.yaml'], groups: ['join', 'frame'] },
  'help-pages': { groups: ['give', 'join', 'media', 'frame'] },
  'plain-pages': { files: ['pages/home.yaml'] },
  team: { files: ['pages/who-we-are.yaml'], groups: ['people'] },
  judges: { groups: ['people', 'event'] },
  profiles: { groups: ['people', 'event'] },
  'pages/home.yaml': {
    files: ['services', 'programmes', 'pages/booking.yaml', 'pages/events.yaml', 'pages/our-impact.yaml'],
    groups: ['home', 'give', 'join', 'media', 'eventStatus'],
  },
  'pages/booking.yaml': {
    files: ['services', 'faqs/booking', 'pages/your-visit.yaml'],
    groups: ['home', 'people', 'picker'],
  },
  'pages/your-visit.yaml': { files: ['services'], groups: ['home', 'people', 'media'] },
  'pages/donate.yaml': {
    files: ['programmes', 'services', 'pages/our-impact.yaml'],
    groups: ['give', 'frame', 'media', 'people'],
  },
  'pages/events.yaml': { files: ['pages/your-visit.yaml'], groups: ['event', 'eventStatus', 'map'] },
  'pages/our-impact.yaml': OUR_IMPACT,
  'pages/privacy.yaml': { files: ['pages/who-we-are.yaml'], groups: ['recipient'] },
  'pages/who-we-are.yaml': { groups: ['people', 'media', 'give'] },
  'pages/work-with-us.yaml': {
    files: ['faqs/work-with-us', 'testimonials', 'volunteer-roles'],
    groups: ['join', 'media'],
  },
  'pages/internships.yaml': { groups: ['join'] },
  'pages/volunteers.yaml': { groups: ['join'] },
  'pages/news.yaml': { groups: ['news', 'category'] },
  'pages/store.yaml': { groups: ['give'] },
  'pages/search.yaml': {
    files: ['pages', 'help-pages', 'services', 'programmes', 'forms', 'faqs', 'symptoms.yaml'],
    groups: ['search', 'category', 'event', 'eventStatus', 'advice', 'pickerSearch'],
  },
};

/** Everything that a page shows, including `file`, its own file in content/. */
export function needsOf(file: string): Needs {
  const path = file.replace(/^content\//, '');
  const [folder = ''] = path.split('/');
  const { files = [], groups = [] } = NEEDS[path] ?? NEEDS[folder] ?? {};
  return {
    files: [path, ...EVERYWHERE.files, ...files],
    groups: [...EVERYWHERE.groups, ...groups],
  };
}

export const isNeeded = ({ files }: Needs, file: string): boolean =>
  files.some((each) => file === `content/${each}` || file.startsWith(`content/${each}/`));
