import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

const FIRST = 'Ɛnam Kɔkuvi Ŋutifafa Sélom Abla Ɔkyerɛ Béatrice Yayra Àyélé Kwaku'.split(' ');
const LAST = 'Agbenyega-Dzɔkoto Ŋkansa Mensah-Lawɔ Ofosuhene Ɖorkenoo d’Almeida Gyɛdu Tɔgbe'.split(' ');
const PLACES = 'Kpɔeta Ŋɔtsie Agbɔzume Saint-Élie Ɔdumase Vane Dzɔlokpuita Hohoe Tegbi'.split(' ');

/** A different suffix for each number, such as XX12. */
const suffixOf = (at: number) => `${'IVXLC'[at % 5]}${'IVXLC'[Math.floor(at / 5) % 5]}${at}`;
const person = (at: number) => `${FIRST[at % 10]} ${LAST[at % 8]}${at >= 40 ? ` ${suffixOf(at)}` : ''}`;
const place = (at: number) => `${PLACES[at % 9]} ${suffixOf(at)}`;
/** A day of `year`, as editors write days: MM/DD/YYYY. */
const dayOf = (at: number, year: number) =>
  `${String((at % 12) + 1).padStart(2, '0')}/${String((at % 27) + 1).padStart(2, '0')}/${year}`;

/** The picture fields of the entry `id`. `becomeAnotherCharity()` writes the picture files. */
const photographs = (id: string, count: number, alt: string) =>
  Array.from({ length: count }, (_, index) => ({
    file: `./photograph-${id}-${index + 1}.jpg`,
    alt,
    consent: { by: person(index + 1), on: '01/02/2024', until: '12/31/2097' },
  }));

/**
 * Copies an entry of tests/fixtures/another-charity once for each number from `first` to `last`. Returns the path and the text of
 * each new file. `change` returns the fields that differ in a copy; `undefined` removes a field. `id` is the name of the file, and
 * `text` is the text below the fields.
 */
function copy(
  entry: string,
  [first, last]: [first: number, last: number],
  change: (at: number, text: string) => { id?: string; text?: string; [field: string]: unknown },
): [path: string, text: string][] {
  const source = readFileSync(`tests/fixtures/another-charity/${entry}`, 'utf8');
  const [, header = source, body = ''] = /^---\n([^]*?\n)---\n([^]*)$/.exec(source) ?? [];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const { id = `${first + index}`, text = body, ...fields } = change(first + index, body);
    const all = { ...(parse(header) as object), ...fields };
    const yaml = stringify(all, { aliasDuplicateObjects: false, lineWidth: 0 });
    return [entry.replace(/[\w-]+(?=\.\w+$)/, id), body ? `---\n${yaml}---\n${text}` : yaml];
  });
}

const copyPeople = (folder: string, letter: string, nameOffset: number, pictureBelow = 0) =>
  copy(`${folder}/${letter}1.md`, [2, 12], (at, text) => ({
    id: `${letter}${at}`,
    name: person(nameOffset + at),
    shortName: undefined,
    linkedin: undefined,
    position: at % 2 ? 'Infirmière en chef' : 'Dɔwɔla, ŋkeke bliboa',
    ...(at < pictureBelow && {
      picture: photographs(`${letter}${at}`, 1, `${person(nameOffset + at)} smiles`)[0],
    }),
    text: at % 6 ? text : '',
  }));

const articles = copy('articles/19.md', [20, 70], (at, text) => ({
  title:
    at % 7
      ? `A day in ${place(at)}, and what was said there`
      : `Un récit très long de ${place(at)} ${'et encore '.repeat(6)}plus loin`,
  summary: `What ${person(at)} saw in ${place(at)}.`,
  date: dayOf(at, 2019 + (at % 7)),
  category: ['News', 'Awards', 'Education', 'Events', 'Blog'][at % 5],
  visible: at % 9 !== 0,
  link: undefined,
  picture: at % 20 === 2 ? photographs(`${at}`, 1, `${person(at)} in front of the bus`)[0] : undefined,
  text: `${text}\n## ${place(at)}\n${text}`,
}));

const events = copy('events/fair.md', [1, 60], (at, text) => {
  const images = at % 15 === 1 ? photographs(`k${at}`, 11, `People of ${place(at)} at the bus`) : undefined;
  return {
    id: `k${at}`,
    title: at % 3 ? undefined : 'An evening of questions',
    componentLink: at % 3 ? 'healthOutreachEvent' : undefined,
    details: place(at),
    location: at % 4 ? `The square of ${place(at)}` : undefined,
    eventStartDate: dayOf(at, at % 2 ? 2021 + (at % 5) : 2027 + (at % 3)),
    ...(at % 3 === 0 && { eventStartTime: '5:30pm', eventEndTime: '7pm' }),
    eventImage: images?.[0],
    images,
    visible: at % 10 !== 0,
    text: at % 3 ? '' : text,
  };
});

const communities = copy('communities/1.yaml', [4, 140], (at) => {
  const lat = Number((6.1 + (at % 40) * 0.1).toFixed(4));
  const lng = Number((-2.3 + (at % 21) * 0.1).toFixed(4));
  const picture = at === 6 ? photographs('6', 1, 'The square at noon')[0] : undefined;
  return { name: place(at), lat, lng, population: at * 31, screened: at * 7, visible: at % 3 === 0, picture };
});

const copyRoles = (folder: string, last: number) =>
  copy(`${folder}/1.yaml`, [2, last], (at) => ({
    title: `Helper in ${place(at)}`,
    location1: place(at),
    location2: 'À distance',
    src: `helper-${at}`,
    keyResponsibilities: { 'In the morning': ['Open the door'], 'Après-midi': ['Fermer la porte'] },
  }));

const copyQuestions = (entry: string) =>
  copy(entry, [20, 35], (at) => ({ id: `about-${at}`, question: `Et à ${place(at)} ?`, order: at }));

/** As many entries as a charity writes in a few years. */
const listAll = (): [path: string, text: string][] => [
  ...[...articles, ...events, ...communities],
  ...copyPeople('team', 'a', 0),
  ...copyPeople('team', 'd', 12),
  ...copyPeople('team', 'm', 24, 4),
  ...copyPeople('team', 'v', 36),
  ...copyPeople('judges', 'j', 50),
  ...copyPeople('profiles', '', 70),
  ...[...copyRoles('volunteer-roles', 10), ...copyRoles('internships', 4)],
  ...[...copyQuestions('faqs/booking/payment.md'), ...copyQuestions('faqs/work-with-us/cost.md')],
  ...copy('store/mug.yaml', [2, 8], (at) => {
    const picture = ['mug', 'tote-bag', 'cap', 't-shirt'][at % 4];
    return { id: `thing-${at}`, name: `Étoffe ${suffixOf(at)}`, price: `$${at * 3}`, order: at, picture };
  }),
  ...copy('testimonials/maame-esi.md', [5, 10], (at) => {
    const id = `guest-${suffixOf(at).toLowerCase()}`;
    return { id, name: person(at), about: `Bénévole, ${place(at)}`, order: at };
  }),
];

/** A large charity has as many entries as it writes in a few years. A small one has a few articles, events and communities. */
export const listCharityEntries = (size: 'small' | 'large'): [path: string, text: string][] =>
  size === 'small' ? [...articles.slice(0, 3), ...events.slice(0, 6), ...communities.slice(0, 3)] : listAll();
