import * as z from 'zod';
import { counted, words } from '../text.ts';

/** Giving, and the shop. */
const give = words({
  dollars: 'After an amount in cedis; {dollars} dollars',
  howToGive: 'A sentence in a message about a gift',
  form: 'What the form is, within a sentence such as "The ... belongs to another company"',
  formTitle: 'The name of the form for screen readers; {purpose} is what one gives to',
  openForm: 'A link to the form',
  loadForm: 'The button that loads the form',
  donate: 'A button',
  ways: 'A link to /donate',
  toProgramme: 'After those, for screen readers; {name} is a programme',
  purchase: 'A button of the shop',
  interestedIn: 'A sentence in a message about the shop, before the name of a thing',
});

/** Roles, internships and how to apply. */
const join = words({
  cancel: 'The link that leaves the form',
  form: 'What the form is, within a sentence such as "The ... belongs to another company"',
  formTitle: 'The name of the form for screen readers; {title} is a role',
  openForm: 'A link to the form',
  loadForm: 'The button that loads the form',
  byMessage: 'The heading of messages and calls',
  orByMessage: 'The same below a form',
  backToDescription: 'A link',
  apply: 'A button',
  overview: 'A heading of a role',
  responsibilities: 'A heading of a role',
  qualifications: 'A heading of a role',
  finalNote: 'The name of the last part of a role, for screen readers',
  location: 'The heading of where a role is',
  details: 'The heading of where and when an internship is',
  learnMore: 'A button',
  about: 'After that button, for screen readers; {title} is a role',
  volunteer: 'A link',
  withProgramme: 'After that link, for screen readers; {name} is a programme',
  joinTeam: 'A button',
  volunteerTitle: 'The title of the page of a role, {title}',
});

/** People, and who reviewed a page. */
const people = words({
  thisPage: 'In place of a link to the page that is shown',
  about: 'A link; the name follows, for screen readers',
  profile: 'A link to another site',
  profileOf: 'After that link, for screen readers; {name} is a person',
  forPatients: 'Before a sentence for patients',
  toCome: 'On the page of somebody of whom nothing is written yet; {name}',
  meetTeam: 'A link after that',
  reviewed: 'Below a page; {name}, {position} and {date}',
  pricesReviewed: 'Below a price list; {date}, {name} and {position}',
  aboutReviewed: 'Below a price list, of what it says about tests; {date}, {name} and {position}',
  nextReview: 'After that; {date}',
  translationRead: 'Below a translated health page; {name} and {position}',
  translationUnread: 'Below a translated health page that no clinician has read',
  notChecked: 'Below a price list whose words about tests no clinician has checked',
  description: 'For search engines; {name}, {position} at {site}',
  judgeDescription: 'For search engines; {name}, {position}',
  meetJudges: 'A heading',
});

/** Articles. */
const news = words({
  back: 'A link',
  readMore: 'A button that leads to another site',
  otherSite: 'After that button, for screen readers',
  on: 'Beside that button; {host} is the site',
  filter: 'The name of the filters, for screen readers',
  feed: 'A link below the list',
});

/** The search of the whole site, and its list. */
const search = words({
  community: 'What a line leads to: a community',
  internship: 'What a line leads to: an internship',
  role: 'What a line leads to: a role',
  label: 'Above the box',
  found: 'After a search; {count} lines',
  best: 'The same, where only the best {most} are shown and {count}',
  alsoCalled: 'After a line of the list; {names} are other names',
  donate: 'What a line leads to: a page to give',
  event: 'What a line leads to: an event',
  service: 'What a line leads to: a price list',
});

/** Events, their lists, and their calendar file. */
const event = words({
  byTime: 'The name of the tabs, for screen readers',
  asOf: 'Below the lists; {day}',
  back: 'A link',
  events: 'The way back to the list',
  next: 'In a list, of an event that comes back; {words} are those of its days, and the next day follows',
  toDay: 'After the first day of several; {day} is the last',
  every: 'When an event is that comes back; {weekday}',
  today: 'Before the day of an event that comes back, on that day',
  untilDay: 'While an event of several days is on; {day} is its last',
  untilDayTime: 'The same, with its end {time} and {day}',
  onlyToday: 'On the last day of an event',
  todayUntil: 'The same, with its end {time}',
  whenAndWhere: 'The name of the facts, for screen readers',
  when: 'A label',
  start: 'A label',
  end: 'A label',
  now: 'A label',
  held: 'A label',
  where: 'A label',
  apply: 'A button',
  newTab: 'After that button, for screen readers',
  addToCalendar: 'A button',
  session: 'A label; {number}',
  online: 'The place of an event that is online only, in a calendar',
});

/** What came of a health outreach. */
const results = z.strictObject({
  ...words({
    cost: 'After that; {cost} is a sum',
    costPaid: 'The same, and {name} who paid and {cost}',
  }).shape,
  seen: counted('How many came; {count}'),
  tests: counted('How many tests; {count}'),
  referred: counted('How many were sent on to a hospital; {count}'),
  outreaches: counted('How many outreaches a year had; {count}'),
});

/** What we are registered and licensed as. */
const registration = words({
  facilityLicence: 'A name',
  dataProtection: 'A name',
  charity: 'A name',
  laboratory: 'A name',
});

/** Pages that are still being written. */
const coming = words({
  message: 'A message to us; {title} is that of the page',
  intro: 'The first sentence of the page',
  ask: 'Above ways to reach us',
});

export const storyWords = { give, join, people, news, search, event, results, registration, coming };
