import { words } from '../text.ts';

/** Dates and times. */
const dates = words({
  locale: 'The tag by which browsers know how the language counts and dates, such as fr',
  months: 'The months in their order, with commas between',
  weekdays: 'The days of the week from Sunday, with commas between',
  shortMonths: 'The same months, as short as on a sheet of a calendar',
  shortWeekdays: 'The same days, as short',
  day: 'A day; {weekday}, {day}, {month} and {year}',
  shortDay: 'A day with its weekday short; {weekday} and {date}',
  date: 'A date; {day}, {month} and {year}',
  dayOfYear: 'A date of every year; {day} and {month}',
  month: 'A month; {month} and {year}',
  clock: 'A time of day; {hour} from 1 to 12 with {half}, or {hour24}, and {minute}',
  am: 'What {half} stands for before noon',
  pm: 'What {half} stands for after noon',
  gmt: "A time of day, which is Ghana's; {time}",
  span: 'From one to another: days or times; {from} and {until}',
  both: 'Two times; {first} and {second}',
});

/** What surrounds every page: header, menu, footer, the bar of a phone. */
const shell = words({
  skip: 'The first link of a page, for keyboards',
  main: 'The name of the links in the header, for screen readers',
  menu: 'The button and the menu',
  close: 'The button that closes the menu',
  opensSite: 'After a link that leaves the site, for screen readers',
  older:
    'At the top of a page in another language whose English words have changed since; in English never shown',
  inEnglish: 'The link behind it, to the English page',
  quickContact: 'The name of the bar at the foot of a phone, for screen readers',
  book: 'In that bar',
  call: 'In that bar',
  hello: 'The subject of a message that begins there; {name} is ours',
  question: 'How that message begins',
  bookVisit: 'A button that leads to /booking',
  visitOrCall: 'A heading of the footer',
  newsletter: 'A heading of the footer, and the subject of an e-mail',
  getInvolved: 'A heading of the footer',
  followUs: 'The name of the links to social media, for screen readers',
  office: 'A heading of the footer',
  email: 'A link to write to us, and above a box for an address',
  search: 'A link of the footer',
  privacy: 'A link of the footer',
  accessibility: 'A link of the footer',
  licence: 'A link of the footer; {name} of the licence, {number}, and its last day {date}',
  registrations: 'The same link, where no licence holds',
  until: 'After a registration; {date} is its last day',
  endedOn: 'After a registration that is over; {date}',
  firstName: 'Above a box of the newsletter',
  lastName: 'Above a box of the newsletter',
  signUp: 'The button of the newsletter',
  allThree: 'Below that button',
  getNews: 'Where there is no newsletter service; {link} writes to us',
  writeTo: 'That link; {email} is ours',
  home: 'The button of a page that is not there',
  contact: 'The other button of such a page',
  onThisPage: 'The name of the list of contents, for screen readers',
  emailTo: 'A button; {email} is ours',
  byPost: 'How to complain by post; {address} is that of our office',
  lastChecked: 'Below that; {date}',
});

/** While a part of a page loads its code, and when it cannot. */
const island = words({
  loading: 'Beside what was pressed',
  slow: 'Beside what was pressed, after five seconds',
  failed: 'When the code does not come',
  newer: 'When the site has changed since the page was opened',
  stays: 'After that',
  allStays: 'After that, where typed words are kept too',
  reload: 'The button below',
});

/** Videos, recordings, and links to share. */
const media = words({
  kilobytes: 'How much something downloads; {count} kB',
  megabytes: 'How much something downloads; {count} MB',
  minutes: 'How long something takes; {count} minutes',
  seconds: 'How long something takes; {count} seconds',
  play: 'On the still of a video, {title}',
  cost: 'Below that; {length}, and {size} megabytes',
  openVideo: 'A link below a video',
  notOnline: 'In place of a video',
  listen: 'Opens a recording; {language}, {length} and {size}',
  spokenBy: 'Below a recording; {speaker} is a person',
  keep: 'A link that saves a recording',
  share: 'A button at the end of a text',
  copyLink: 'A button at the end of a text',
  copied: 'After a press on a button that copies; {text} is what was copied',
  notCopied: 'The same, where the browser refuses; {text}',
});

/** The first page, and where the clinic is. */
const home = words({
  carousel: 'What a screen reader calls the row of slides',
  slide: 'What a screen reader calls one of them',
  place: 'Which slide it is; {number} of {count}',
  pause: 'The button that stops the slides',
  play: 'The button that starts them again',
  previous: 'A button of the slides',
  next: 'A button of the slides',
  where: "The clinic's sign: a label",
  open: "The clinic's sign: a label",
  payWith: "The clinic's sign: a label",
  phone: "The clinic's sign: a label",
  learnMore: 'A button',
  aboutUs: 'After that button, for screen readers',
  aboutWork: 'After that button, for screen readers',
  onAnyMap: 'How to find the clinic on a map; {place} is numbers',
  coordinates: 'Those numbers; {coordinates} and the plus code {code}',
});

/** When the clinic is open. */
const hours = words({
  line: 'Days with the same hours; {days} and {times}',
  openUntil: 'While it is open; {time}',
  opens: 'When it opens next; {day} is today, tomorrow or a weekday, and {time}',
  today: 'That day',
  tomorrow: 'That day',
  nextWeekday: 'That day, a week ahead; {weekday}',
  closedUntil: 'During a closure; {date} and the reason {why}',
  closedOn: 'Before a closure of one day; {date} and {why}',
  closedFrom:
    'Before a closure; {from} is a day, a day with its month, or a whole date and {until} and {why}',
});

export const siteWords = { dates, shell, island, media, home, hours };
