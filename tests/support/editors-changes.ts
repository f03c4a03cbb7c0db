import { copyFileSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { slugOf } from '#lib/ids.ts';
import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import { changeFirstWords, changeWords } from './change-words.ts';
import { takePhotograph } from './another-charity.ts';

/** Changes fields of an entry: in a YAML file, or in the header block of a Markdown file. The text below the block stays. */
function edit(file: string, change: (fields: Document) => void): void {
  const source = readFileSync(file, 'utf8');
  const [, header = source] = /^---\n([^]*?\n)---\n/.exec(source) ?? [];
  const fields = parseDocument(header);
  change(fields);
  writeFileSync(
    file,
    source.replace(header, () => fields.toString({ lineWidth: 0 })),
  );
}

/** The entries of a folder in the order of their ids, 2 before 10. */
const list = (folder: string) =>
  globSync(join(folder, '!(_*|*.*).{md,mdx,yaml}')).toSorted((a, b) =>
    basename(a).localeCompare(basename(b), 'en', { numeric: true }),
  );

function first<Thing>(things: readonly Thing[], what: string): Thing {
  const [thing] = things;
  if (thing === undefined) throw new Error(`There is no ${what} in content/ that a change could begin with`);
  return thing;
}

function findUnmentioned(content: string, folder: string, address: string): string {
  const texts = globSync('**/*.{md,mdx,yaml}', { cwd: content }).map((file) =>
    readFileSync(join(content, file), 'utf8'),
  );
  const isMentioned = (id: string) =>
    texts.some((text) => new RegExp(`${address}/${id}\\b|\\bby: ${id}\\b`).test(text));
  const unmentioned = list(join(content, folder)).filter(
    (file) => !isMentioned(basename(file).replace(/\.\w+$/, '')),
  );
  return first(unmentioned.toReversed(), `entry of ${folder} without a link to it`);
}

const newEvent = (fields: string) =>
  `---\ntitle: An afternoon of music\n${fields}\n---\n\nBring a chair, and somebody who sings.\n`;

function changeServices(content: string): void {
  const services = list(join(content, 'services'));
  const prices = first(services, 'price list');
  renameService(content, basename(first(services.slice(1), 'second price list'), '.yaml'));
  edit(prices, (service) => {
    service.setIn(['categories', 0, 'options', 0, 'price'], 47.5);
    service.setIn(['categories', 0, 'options', 0, 'unavailable'], true);
  });
  edit(prices, (service) =>
    service.setIn(['categories', 0, 'options', 1, 'name'], 'A test with another name'),
  );

  const added = join(content, 'services/added-service.yaml');
  copyFileSync(prices, added);
  edit(added, (service) => {
    service.set('title', 'Eye Tests');
    service.set('order', 900);
    service.delete('searchWords');
    service.delete('calendar');
  });
}

function addEvents(content: string): void {
  const year = new Date().getFullYear();
  for (const [name, fields] of Object.entries({
    past: `details: In the rain\neventStartDate: 03/01/${year - 2}`,
    coming: `details: In the sun\neventStartDate: 02/28/${year + 2}`,
    weekly: 'details: Each week\nevery: Tuesday\neventStartTime: 5:30pm',
  }))
    writeFileSync(join(content, `events/added-${name}.md`), newEvent(fields));
}

function addInternshipAndQuestion(content: string): void {
  const internships = join(content, 'internships');
  const added = join(internships, '900.yaml');
  copyFileSync(first(list(internships), 'internship'), added);
  edit(added, (fields) => {
    fields.set('title', 'A winter in the laboratory');
    fields.delete('searchWords');
  });
  writeFileSync(
    join(content, 'faqs/work-with-us/added.md'),
    '---\nquestion: May my sister come too?\norder: 900\n---\n\nYes, if she applies as well.\n',
  );
}

function changeSite(content: string): void {
  edit(join(content, 'navigation.yaml'), ({ contents }) => {
    if (isSeq(contents)) contents.items.reverse();
  });
  edit(join(content, 'pages/home.yaml'), (page) => {
    page.set('heading', 'A nurse on every road');
    page.set('intro', 'We come to where you live. What it costs you read here first.');
  });
  changeWords(join(content, 'interface/en.yaml'));
  const headings = () =>
    globSync(join(content, 'pages/{accessibility,privacy}.yaml')).flatMap(
      (file) => readFileSync(file, 'utf8').match(/(?<=heading: ).+/g) ?? [],
    );
  const before = headings();
  for (const file of globSync(join(content, '{pages,forms}/!(*.*).yaml'))) changeFirstWords(file);
  // The content check tells editors which links led to the headings that they change.
  const after = headings();
  const search = join(content, 'pages/search.yaml');
  let paths = readFileSync(search, 'utf8');
  for (const [index, heading] of before.entries())
    paths = paths.replaceAll(`#${slugOf(heading)}\n`, `#${slugOf(after[index] ?? heading)}\n`);
  writeFileSync(search, paths);
  edit(join(content, 'site.yaml'), (site) => {
    site.set('phone', '+233 24 555 0147');
    site.addIn(['partners'], site.createNode({ name: 'The Market Women of Adum', link: '' }));
    site.setIn(['thirdParties', 'newsletter', 'address'], '');
  });
}

/** The sample content has hosts such as forms.example, which nobody can own. */
function useRealHosts(content: string): void {
  for (const path of globSync('**/[!_R]*.{md,mdx,yaml}', { cwd: content })) {
    const file = join(content, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(?<=(?:https:\/\/|@)[\w.-]+)\.example\b/g, '.org'));
  }
}

async function addPhotographs(content: string): Promise<void> {
  for (const [seed, folder] of ['articles', 'events', 'team', 'communities'].entries()) {
    const path = join(content, folder);
    writeFileSync(join(path, 'photograph.jpg'), await takePhotograph(seed, 1600, 1200));
    const entry = list(path).find(
      (file) => !/picture:|eventImage:|visible: false/i.test(readFileSync(file, 'utf8')),
    );
    const picture = { file: './photograph.jpg', alt: 'A tree, seen from the van', people: 'nobody' };
    edit(first(entry ? [entry] : [], `entry of ${folder} without a picture`), (fields) =>
      fields.set(folder === 'events' ? 'eventImage' : 'picture', fields.createNode(picture)),
    );
  }
}

/**
 * Changes at once what editors and owners change in a year: they add, change, rename and remove entries, and change texts, settings
 * and pictures. A rule chooses each entry, such as the first price list, so that the changes work with any content.
 */
export async function changeAsEditorsDo(content: string): Promise<void> {
  changeServices(content);
  addEvents(content);
  removeUnmentioned(content, 'articles', '/news');
  removeUnmentioned(content, 'team', '/mbr');
  addInternshipAndQuestion(content);
  showCommunity(join(content, 'communities'));
  changeSite(content);
  useRealHosts(content);
  await addPhotographs(content);
}

const redirect = (content: string, line: object) =>
  edit(join(content, 'redirects.yaml'), (redirects) => {
    if (isSeq(redirects.contents)) redirects.contents.flow = false;
    redirects.add(redirects.createNode(line));
  });

/** Renames a service and its address. The stand-ins have no calendar for the new id, so people book by phone or message. */
function renameService(content: string, id: string): void {
  for (const file of globSync(join(content, `services/${id}{,.*}.yaml`)))
    renameSync(file, file.replace(`/services/${id}.`, '/services/moved-service.'));
  edit(join(content, 'services/moved-service.yaml'), (service) => {
    service.set('title', 'Clinic on Wheels');
    service.delete('calendar');
  });
  const named = new RegExp(`(?<=[ (]/|service: )${id}(?![\\w/-])`, 'g');
  for (const file of globSync(join(content, '**/[!_R]*.{md,mdx,yaml}')))
    writeFileSync(file, readFileSync(file, 'utf8').replace(named, 'moved-service'));
  redirect(content, { from: `/${id}`, to: '/moved-service', why: 'It has another name' });
}

/** Removes one entry from a folder: the last one that no other file mentions, so that no link breaks. */
function removeUnmentioned(content: string, folder: string, address: string): void {
  const file = findUnmentioned(content, folder, address);
  rmSync(file);
  const from = `${address}/${basename(file).replace(/\.\w+$/, '')}`;
  redirect(content, { from, gone: true, why: 'We took it away' });
}

/** Gives a page to a community that has none. Its missing facts come from a community that has a page. */
function showCommunity(folder: string): void {
  const read = (file: string) => parseDocument(readFileSync(file, 'utf8'));
  const all = list(folder);
  const shown = first(
    all.filter((file) => read(file).get('visible') !== false),
    'community with a page',
  );
  const hidden = first(
    all.filter((file) => read(file).get('visible') === false),
    'community without a page',
  );
  const { contents } = read(shown);
  edit(hidden, (fields) => {
    for (const { key, value } of isMap(contents) ? contents.items : [])
      if (!fields.has(key)) fields.set(key, value);
    fields.set('visible', true);
  });
}
