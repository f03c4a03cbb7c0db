import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { isMap, isSeq, parseDocument, parse, stringify } from 'yaml';
import { seededRandom } from '#lib/page/woven-strip.ts';
import { DAY_MS } from '#lib/time/dates.ts';
import { changeWords } from './change-words.ts';
import { addPseudoLanguage } from './pseudo-language.ts';

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
const listCharityEntries = (size: 'small' | 'large'): [path: string, text: string][] =>
  size === 'small' ? [...articles.slice(0, 3), ...events.slice(0, 6), ...communities.slice(0, 3)] : listAll();

export type CharitySize = 'small' | 'large';

/** An invented picture that is like a phone's photograph: it has high contrast, and more bytes than a drawing. */
export async function takePhotograph(seed: number, width: number, height: number): Promise<Buffer> {
  const next = seededRandom(String(seed));
  const [across, down] = [width >> 3, height >> 3];
  const grains = Buffer.from(Uint8Array.from({ length: across * down * 3 }, () => 256 * next()));
  return sharp(grains, { raw: { width: across, height: down, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

const listFiles = (content: string) =>
  globSync('**/*.{md,mdx,yaml}', { cwd: content, exclude: ['README.md', '**/_template.*'] }).map((file) =>
    join(content, file),
  );

function rewrite(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Replaces words in every text, and in the names of files. */
function rename(content: string, names: Readonly<Record<string, string>>): void {
  const pattern = new RegExp(`(?<![\\w])(?:${Object.keys(names).join('|')})(?![\\w-])`, 'g');
  const translate = (text: string) => text.replace(pattern, (name) => names[name] ?? name);
  for (const file of listFiles(content)) {
    rewrite(file, translate);
    const to = join(dirname(file), translate(basename(file)));
    if (to !== file) renameSync(file, to);
  }
}

/** Removes the entries of a folder, or those that `isRemoved` names. */
function remove(content: string, folder: string, isRemoved: (id: string) => boolean = () => true): void {
  for (const file of globSync(`${folder}/!(_*).*`, { cwd: content }))
    if (isRemoved(basename(file).replace(/\..*/, ''))) rmSync(join(content, file));
}

const edit = (file: string, change: (fields: ReturnType<typeof parseDocument>) => void) =>
  rewrite(file, (text) => {
    const [, header = text] = /^---\n([^]*?\n)---\n/.exec(text) ?? [];
    const fields = parseDocument(header);
    change(fields);
    return text.replace(header, () => fields.toString({ lineWidth: 0 }));
  });

/** The programmes, and the page for people in distress, get other ids. One programme is removed, and one is added. */
function changeProgrammes(content: string): void {
  rename(content, {
    'hope-health-vans': 'buses',
    'hope-health-initiative': 'helpers-on-the-road',
    'hope-health-hub': 'rooms',
    'wohohiame-wellness': 'calm',
    wohohiame: 'agbenono',
  });
  remove(content, 'programmes', (id) => id === 'helpers-on-the-road');
  cpSync(join(content, 'programmes/rooms.md'), join(content, 'programmes/school-meals.md'));
  edit(join(content, 'programmes/school-meals.md'), (fields) => {
    fields.set('name', 'Food at School');
    fields.set('form', 'https://gifts.test/form/school');
  });
  rewrite(join(content, 'pages/donate.yaml'), (text) =>
    text.replaceAll('helpers-on-the-road', 'school-meals'),
  );
  rewrite(join(content, 'pages/privacy.yaml'), (text) => text.replaceAll('Wohohiame', 'Agbenono'));
}

/** Two services, five communities; no vans, no internships and no judges. */
function makeSmall(content: string): void {
  remove(content, 'services', (id) => id === 'mobile-van');
  remove(content, 'internships');
  remove(content, 'judges');
  remove(content, 'profiles', (id) => Number(id) > 3);
  const written = globSync('communities/!(_*).yaml', { cwd: content }).map((file) => basename(file, '.yaml'));
  for (const [index, id] of written.toSorted((a, b) => Number(a) - Number(b)).entries())
    if (index >= 5) rmSync(join(content, `communities/${id}.yaml`));
  rename(content, { 'lab-services': 'tests-at-home', telehealth: 'call-a-nurse' });
  for (const file of listFiles(content)) {
    rewrite(file, (text) =>
      text
        .replaceAll(/\/mobile-van(?![\w-])/g, '/booking')
        .replaceAll(/\/(?:internships|judge)\/[\w-]+/g, '/work-with-us'),
    );
  }
}

/** Twelve services and 300 communities, no drawn picture, and each page in four languages. */
async function makeLarge(content: string): Promise<void> {
  for (let number = 4; number <= 12; number++) {
    const file = join(content, `services/service-${number}.yaml`);
    cpSync(join(content, 'services/telehealth.yaml'), file);
    edit(file, (service) => {
      service.set('title', `Service ${number} in the houses`);
      service.set('order', 100 + number);
      service.set('calendar', `https://service-${number}.test/book`);
    });
  }
  const communities = globSync('communities/!(_*).yaml', { cwd: content }).length;
  for (let number = communities + 1; number <= 300; number++) {
    const file = join(content, `communities/${1000 + number}.yaml`);
    cpSync(join(content, 'communities/140.yaml'), file);
    edit(file, (community) => {
      community.set('name', `Kɔfe ${number}`);
      community.set('lat', Number((5.6 + (number % 50) * 0.08).toFixed(4)));
      community.set('lng', Number((-2.5 + (number % 31) * 0.08).toFixed(4)));
    });
  }
  for (const file of listFiles(content))
    rewrite(file, (text) => text.replaceAll('people: drawn', 'people: nobody'));
  for (const tag of ['eo', 'ee', 'dag']) await addPseudoLanguage(dirname(content), tag);
  edit(join(content, 'languages.yaml'), ({ contents }) => {
    for (const language of isSeq(contents) ? contents.items.filter(isMap) : []) {
      language.delete('sample');
      language.set('published', true);
      if (language.get('tag') !== 'en') language.set('reviewer', 'm1');
    }
  });
}

/** Days that are over, such as those of reviews and consents, become days to come. */
function renewDays(content: string): void {
  const nextYear = new Date().getFullYear() + 1;
  for (const file of globSync('{services,pages}/*.yaml', { cwd: content }))
    rewrite(join(content, file), (text) => text.replace(/(?<=\bnext: )[\d/]+/, `12/31/${nextYear}`));
  for (const file of listFiles(content))
    rewrite(file, (text) => text.replace(/(?<=\bconsent: .*\buntil: )[\d/]+/g, `12/31/${nextYear}`));
  // The content check refuses a security.txt that is valid for more than a year.
  const [year, month, day] = new Date(Date.now() + 182 * DAY_MS).toISOString().split(/[-T]/);
  rewrite(join(content, 'site.yaml'), (text) =>
    text.replace(/(?<=^security: .*expires: )[\d/]+/m, `${month}/${day}/${year}`),
  );
}

async function takePhotographs(content: string): Promise<void> {
  // To save time, each photograph is a copy of one of these two. A different last byte, which changes no pixel, makes the build
  // encode each copy.
  const taken = [await takePhotograph(1, 4000, 3000), await takePhotograph(2, 3000, 4000)];
  const named = listFiles(content).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/photograph[\w-]*\.jpg/g), ([name]) =>
      join(dirname(file), name),
    ),
  );
  for (const [index, file] of [...new Set(named)].entries()) {
    const photograph = taken[index % taken.length] ?? Buffer.alloc(0);
    writeFileSync(file, Buffer.concat([photograph, Buffer.of(index)]));
  }
}

const otherLines = parse(readFileSync('tests/fixtures/another-charity.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>;

/**
 * Replaces the content in the folder `content` with the content of an invented charity. This is the tests' own content with other
 * names, prices and hosts (tests/fixtures/another-charity), and with photographs. A small one has what a charity begins with; a large
 * one has as many entries as it writes in a few years. No text is due for review. The editors' guide and the templates stay. Our
 * interface texts stay with changed words.
 */
export async function becomeAnotherCharity(content: string, size: CharitySize): Promise<void> {
  for (const file of globSync('**/*.*', { cwd: content }))
    if (!/^(?:README\.md|interface\Wen\.yaml)$/.test(file) && !basename(file).startsWith('_template'))
      rmSync(join(content, file));
  for (const folder of ['content', 'another-charity'])
    cpSync(`tests/fixtures/${folder}`, content, { recursive: true });
  for (const [file, lines] of Object.entries(otherLines))
    rewrite(join(content, file), (text) => text.replaceAll(/^.*$/gm, (line) => lines[line] ?? line));
  for (const [file, text] of listCharityEntries(size)) writeFileSync(join(content, file), text);
  changeWords(join(content, 'interface/en.yaml'));
  renewDays(content);
  changeProgrammes(content);
  if (size === 'small') makeSmall(content);
  await takePhotographs(content);
  if (size === 'large') await makeLarge(content);
}
