import { stringify as toYaml } from 'yaml';

const FIRST = [
  'Ɛnam',
  'Kɔkuvi',
  'Ŋutifafa',
  'Sélom',
  'Abla',
  'Ɔkyerɛ',
  'Béatrice',
  'Yayra',
  'Àyélé',
  'Kwaku',
];
const LAST = [
  'Agbenyega-Dzɔkoto',
  'Ŋkansa',
  'Mensah-Lawɔ',
  'Ofosuhene',
  'Ɖorkenoo',
  'd’Almeida',
  'Gyɛdu',
  'Tɔgbe',
];
const PLACES = [
  'Kpɔeta',
  'Ŋɔtsie',
  'Agbɔzume',
  'Saint-Élie',
  'Ɔdumase',
  'Vane',
  'Dzɔlokpuita',
  'Hohoe',
  'Tegbi',
];
const WORDS =
  'On market days the bus stands under the silk cotton tree. Dɔnɔwo va, éye míekpɔa wo dzi. Yɛfrɛ obiara din brɛoo. On écoute d’abord, on mesure ensuite. Nobody is sent home without an answer.';

/** Two letters or so for a number, so that no two names are the same: the names of many entries are. */
const roman = (at: number) => `${'IVXLC'[at % 5]}${'IVXLC'[Math.floor(at / 5) % 5]}${at}`;
const person = (at: number) => `${FIRST[at % 10]} ${LAST[at % 8]}${at >= 40 ? ` ${roman(at)}` : ''}`;
const place = (at: number) => `${PLACES[at % 9]} ${roman(at)}`;
const stringify = (fields: object) => toYaml(fields, { aliasDuplicateObjects: false, lineWidth: 0 });
const two = (number: number) => String(number).padStart(2, '0');
const each = <Made>(from: number, to: number, make: (at: number) => Made) =>
  Array.from({ length: to - from + 1 }, (_, index) => make(from + index));

/** Photographs that the entry `of` names; becomeAnotherCharity() puts them there. */
const photographs = (of: string, count: number, alt: string) =>
  each(1, count, (at) => ({
    file: `./photograph-${of}-${at}.jpg`,
    alt,
    consent: { by: person(at), on: '01/02/2024', until: '12/31/2097' },
  }));

const page = (fields: object, text: string) => `---\n${stringify(fields)}---\n${text ? `\n${text}\n` : ''}`;

function article(id: number): [string, string] {
  const fields = {
    title:
      id % 7
        ? `A day in ${place(id)}, and what was said there`
        : `Un récit très long de ${place(id)} ${'et encore '.repeat(6)}plus loin`,
    summary: `What ${person(id)} saw in ${place(id)}.`,
    date: `${two((id % 12) + 1)}/${two((id % 27) + 1)}/${2019 + (id % 7)}`,
    category: ['News', 'Awards', 'Education', 'Events', 'Blog'][id % 5],
    visible: id % 9 !== 0,
    ...(id % 20 === 2 ? { picture: photographs(`${id}`, 1, `${person(id)} in front of the bus`)[0] } : {}),
  };
  return [`articles/${id}.md`, page(fields, `${WORDS}\n\n## ${place(id)}\n\n${WORDS}`)];
}

function event(at: number): [string, string] {
  const day = `${two((at % 12) + 1)}/${two((at % 27) + 1)}/${at % 2 ? 2021 + (at % 5) : 2027 + (at % 3)}`;
  const images = at % 15 === 1 ? photographs(`k${at}`, 11, `People of ${place(at)} at the bus`) : [];
  const fields = {
    ...(at % 3 ? { componentLink: 'healthOutreachEvent' } : { title: 'An evening of questions' }),
    details: place(at),
    ...(at % 4 ? { location: `The square of ${place(at)}` } : {}),
    eventStartDate: day,
    ...(at % 3 ? {} : { eventStartTime: '5:30pm', eventEndTime: '7pm' }),
    ...(images.length > 0 ? { eventImage: images[0], images } : {}),
    visible: at % 10 !== 0,
  };
  return [`events/k${at}.md`, page(fields, at % 3 ? '' : WORDS)];
}

const portrait = (folder: string, name: string, at: number, isPhotographed = false): [string, string] => [
  `${folder}/${name}.md`,
  page(
    {
      name: person(at),
      position: at % 2 ? 'Infirmière en chef' : 'Dɔwɔla, ŋkeke bliboa',
      ...(isPhotographed ? { picture: photographs(name, 1, `${person(at)} smiles`)[0] } : {}),
    },
    at % 6 ? WORDS : '',
  ),
];

const role = (folder: string, id: number): [string, string] => [
  `${folder}/${id}.yaml`,
  stringify({
    title: `Helper in ${place(id)}`,
    text: WORDS.slice(0, 90),
    location1: place(id),
    location2: 'À distance',
    src: `helper-${id}`,
    roleOverview: [WORDS],
    keyResponsibilities: { 'In the morning': ['Open the door'], 'Après-midi': ['Fermer la porte'] },
    qualifications: ['Patience', 'Eʋegbe or Français'],
    finalNote: [WORDS],
  }),
];

/** About twice as many entries as the site has: what a charity writes in a few years. Each belongs to tests/fixtures/another-charity. */
export function listCharityEntries(): [string, string][] {
  return [
    ...each(20, 70, article),
    ...each(1, 60, event),
    ...each(4, 140, (id): [string, string] => [
      `communities/${id}.yaml`,
      stringify({
        name: place(id),
        lat: Number((6.1 + (id % 40) * 0.1).toFixed(4)),
        lng: Number((-2.3 + (id % 21) * 0.1).toFixed(4)),
        ...(id % 3 ? { visible: false } : { overview: WORDS, population: id * 31, screened: id * 7 }),
        ...(id === 6 ? { picture: photographs('6', 1, 'The square at noon')[0] } : {}),
      }),
    ]),
    ...['a', 'd', 'm', 'v'].flatMap((group, index) =>
      each(2, 12, (at) => portrait('team', `${group}${at}`, index * 12 + at, group === 'm' && at < 4)),
    ),
    ...each(2, 12, (at) => portrait('judges', `j${at}`, 50 + at)),
    ...each(2, 12, (at) => portrait('profiles', `${at}`, 70 + at)),
    ...each(2, 10, (id) => role('volunteer-roles', id)),
    ...each(2, 4, (id) => role('internships', id)),
    ...['booking', 'work-with-us'].flatMap((list) =>
      each(20, 35, (at): [string, string] => [
        `faqs/${list}/about-${at}.md`,
        page({ question: `Et à ${place(at)} ?`, order: at }, WORDS),
      ]),
    ),
    ...each(2, 8, (at): [string, string] => [
      `store/thing-${at}.yaml`,
      stringify({
        name: `Étoffe ${roman(at)}`,
        price: `$${at * 3}`,
        order: at,
        picture: ['mug', 'tote-bag', 'cap', 't-shirt'][at % 4],
      }),
    ]),
    ...each(5, 10, (at): [string, string] => [
      `testimonials/guest-${roman(at).toLowerCase()}.md`,
      page({ name: person(at), about: `Bénévole, ${place(at)}`, order: at }, WORDS),
    ]),
  ];
}
