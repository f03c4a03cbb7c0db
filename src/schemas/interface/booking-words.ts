import * as z from 'zod';
import { counted, words } from '../text.ts';

/** Price lists: what is chosen, and what it costs. */
const picker = words({
  back: 'The link at the top of a price list, to /booking',
  stepOne: 'Above a price list',
  total: 'The sum at the foot of a price list; {total} is the sum',
  chosen: 'Beside the sum; {count} is how many are chosen',
  cancel: 'The button that clears the selection and leads to /booking',
  next: 'The button that leads to the second step',
  about: 'What a press opens below a test or service; its name follows, for screen readers',
  for: 'About a test: what it is for, as a label',
  beforeYouCome: 'What to do before a visit: a label about a test, and the heading of step 2',
  weTake: 'About a test: what is taken, as a label',
  results: 'About a test: when results come, as a label',
  alsoCalled: 'About a test: its other names, as a label',
  askUs: 'About a test: where we say nothing about something',
  sameTest: 'Below a test that the list has under another name too; {name} is that name',
  nothingToDo: 'About a test: where nothing is to be done before',
  nothingTaken: 'About a test: where nothing is taken',
  stayHere: 'A button that nobody sees: what Enter presses',
  estimatedTotal: 'In the e-mail of a browser without script: the name of the sum',
  sumOfPrices: 'In the e-mail of a browser without script: in place of the sum',
  selected: 'The heading of what is chosen',
  nothingSelected: 'Where nothing is chosen',
  clearSelection: 'The button that takes away every tick',
  share: 'The button that makes a link of what is chosen',
  shareWarning: 'Below that button',
  linkCopied: 'Before the link, once it is copied',
  copyLink: 'Before the link, when it must be copied by hand',
  unavailable: 'Below a test that cannot be had now; a colon and the reason may follow',
  unavailableUntil: 'The same, when the last day without it is known, {date}',
  estimates: 'Below what is chosen',
  needHelp: 'Below what is chosen; {phone} is our number',
  cancelled: 'The name of the notice on /booking after CANCEL, for screen readers',
  cleared: 'On /booking after CANCEL',
  restore: 'The button that brings a cleared selection back',
});

/** The search within a price list. */
const pickerSearch = words({
  label: 'Above the box of the search',
  placeholder: 'In the box of the search',
  clear: 'The button that empties the search',
  clearName: 'The same button, as a screen reader says it',
  matches: 'How many match; {count} of {total}',
  why: 'Said to screen readers: by which other name a test was found; {name} and {other}',
  otherName: 'Beside a test that was found by another name, {other}',
  nextMatch: 'The button that leads to the next match',
  none: 'Where nothing matches, before WhatsApp, SMS, e-mail and a call',
  questionSubject: 'The subject of a message about something that the list does not have',
  question: 'The message; {search} is what was looked for',
});

/** What a search answers to somebody who is in danger or feels ill. */
const advice = words({
  danger: 'Above the emergency numbers, where somebody may be in danger',
  general: 'The button that calls the emergency number; {number}',
  ambulance: 'The button that calls an ambulance; {number}',
  symptom: 'Where somebody types a symptom: a clinician chooses the tests',
});

/** The second step of booking: ways to find an appointment. */
const schedule = words({
  back: 'The link back to the price list',
  heading: 'The heading of step 2',
  stepTwo: 'Below that heading',
  youChose: 'Above the ways; {names} are the chosen tests',
  aboutTells: 'Without script: where to read what to do before',
  byMessage: 'The heading of messages and calls',
  isWritten: 'Below that heading',
  isNotWritten: 'The same, without script',
  emailSelection: 'The button that writes an e-mail, without script',
  byCalendar: 'The heading of the calendar',
  handsOver: 'Below that heading, where a service has a calendar',
  noCalendar: 'In place of a calendar that is not there yet',
  calendar: 'What the calendar is, within a sentence such as "The ... belongs to another company"',
  calendarTitle: 'The name of the calendar for screen readers; {service} is a service',
});

/** A link that somebody shared, opened on a price list. */
const sharedLink = z.strictObject({
  ...words({
    name: 'The name of the notice, for screen readers',
    nothing: 'Where nothing of the link is known',
    unavailable: 'What of a shared link cannot be had now; {names} are its names',
    rest: 'After the sentence on what is not known',
    asks: 'Where something else is chosen already; {names} are in the link, {own} are chosen',
    add: 'An answer: both',
    replace: 'An answer: only what the link has',
    keep: 'An answer: only what is chosen already',
    now: 'After an answer; {names} are chosen now',
  }).shape,
  missing: counted('How many the link names that are not known; {count} is the number'),
});

/** Ways to reach us. */
const ways = words({
  whatsapp: 'A button',
  sms: 'A button',
  email: 'A button',
  call: 'A button; {phone} is our number',
});

/** A page of another company within ours: a calendar, a form to give by card, a video. {what} is one of them. */
const frame = words({
  before: 'Before it is loaded; {what} at {host}, {size} megabytes',
  here: 'The button that loads it; {label} is what it is for, such as "Find an appointment"',
  newTab: 'A link that opens a new tab; {label} is what it is for',
  loading: 'While it loads; {what}',
  slow: 'While it loads for longer than a second; {what}',
  late: 'When it has not come after a while; {what}',
  offline: 'When there is no connection; {what}',
  afterOffline: 'What to do then',
  unreachable: 'When its host does not answer; {what}',
  doubted: 'When it is there and its host does not answer; {what}',
  refused: 'When it may not stand in our page; {what}',
  otherwise: 'What to do when it does not come',
  again: 'The button that tries again',
  empty: 'Below it, before a link; {what}',
  emptyOrCall: 'The same, where other ways are shown; {what}',
  video: 'What a video is, within those sentences',
  videoOtherwise: 'What to do when a video does not come',
});

/** Messages that stand ready in WhatsApp, SMS and e-mail. */
const messages = words({
  hello: 'How a message begins; {wish} is what somebody would like, and more follows',
  ask: 'A message that asks how to do something; {wish} is what somebody would like, {question} a sentence; the name is written behind it',
  chosen: 'A line for each chosen test; {name} and {price}',
  chosenBefore: 'The same, where something is to be done before: {prepare} and {name} and {price}',
});

export const bookingWords = { picker, pickerSearch, advice, schedule, sharedLink, ways, frame, messages };
