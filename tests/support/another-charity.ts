import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { isMap, isSeq, parseDocument } from 'yaml';
import { DAY_MS } from '#lib/time/dates.ts';
import { numbersFrom } from '../content/mutate.ts';
import { changeWords } from './change-words.ts';
import { listCharityEntries } from './charity-entries.ts';
import { addPseudoLanguage } from './pseudo-language.ts';

export type CharitySize = 'small' | 'large';

/** An invented picture that is like a phone's photograph: it has high contrast, and more bytes than a drawing. */
export async function takePhotograph(seed: number, width: number, height: number): Promise<Buffer> {
  const next = numbersFrom(seed);
  const [across, down] = [width >> 3, height >> 3];
  const grains = Buffer.from(Uint8Array.from({ length: across * down * 3 }, () => next(256)));
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

/** Days that are over, such as those of reviews, become days to come. */
function renewDays(content: string): void {
  const nextYear = new Date().getFullYear() + 1;
  for (const file of globSync('{services,pages}/*.yaml', { cwd: content }))
    rewrite(join(content, file), (text) => text.replace(/(?<=\bnext: )[\d/]+/, `12/31/${nextYear}`));
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
  for (const [file, text] of listCharityEntries(size)) writeFileSync(join(content, file), text);
  changeWords(join(content, 'interface/en.yaml'));
  renewDays(content);
  changeProgrammes(content);
  if (size === 'small') makeSmall(content);
  await takePhotographs(content);
  if (size === 'large') await makeLarge(content);
}
