/*
 * One-off: writes tests/fixtures/schema-org.json, the part of schema.org's vocabulary that this site uses. The package
 * that knows it all (Apache-2.0; the vocabulary is schema.org's, CC BY-SA 3.0) is needed for this alone, so it is
 * installed elsewhere:
 *   npm install --prefix ../vocabulary schema-dts@2.1.0 && node scripts/list-vocabulary.ts ../vocabulary
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Add a type here when a page begins to use it. */
const USED = [
  ...[
    'AggregateOffer',
    'Answer',
    'AudioObject',
    'BlogPosting',
    'BreadcrumbList',
    'Country',
    'Event',
    'FAQPage',
  ],
  ...['GeoCoordinates', 'ListItem', 'MedicalClinic', 'NewsArticle', 'NGO', 'Offer'],
  ...['OpeningHoursSpecification', 'Organization', 'Person', 'Place', 'PostalAddress', 'Question'],
  ...['Schedule', 'Service', 'VirtualLocation'],
  ...['DayOfWeek', 'EventAttendanceModeEnumeration', 'EventStatusType'],
];

interface Type {
  parents: string[];
  /** What each property may be, with spaces between: a type, or a kind of text or number. */
  properties: Record<string, string>;
  /** The values of an enumeration. */
  members: string[];
}

const folder = resolve(process.argv[2] ?? '.', 'node_modules/schema-dts/dist');
const source = readFileSync(resolve(folder, 'schema.d.ts'), 'utf8');
const types = new Map<string, Type>();
const typeOf = (name: string) => {
  const type = types.get(name) ?? { parents: [], properties: {}, members: [] };
  types.set(name, type);
  return type;
};

const propertiesOf = (body: string) =>
  [...body.matchAll(/"(\w+)"\?: SchemaValue<(.*?), "/g)].map(([, property = '', range = '']) => [
    property,
    range.replace(' | IdReference', '').replaceAll(' |', ''),
  ]);

for (const [, name = '', above = '', body = ''] of source.matchAll(
  /interface (\w+?)(?:Base|Leaf)(?: extends ([\w, <>]+))? \{(.*?)^\}/gms,
)) {
  const type = typeOf(name);
  // Some types have parents in other vocabularies, whose names begin with the host.
  const parents = above.split(', ').filter((parent) => /^[A-Z]\w*$/.test(parent) && parent !== `${name}Base`);
  type.parents = [...new Set([...type.parents, ...parents.map((parent) => parent.replace(/Base$/, ''))])];
  Object.assign(type.properties, Object.fromEntries(propertiesOf(body)));
}
for (const [, name = '', values = ''] of source.matchAll(/^export type (\w+) = ("https:.*);$/gm))
  typeOf(name).members = [...values.matchAll(/"(https:[^"]+)"/g)].map(([, member = '']) => member);

const kept = new Set(USED);
for (const name of kept) for (const parent of typeOf(name).parents) if (types.has(parent)) kept.add(parent);
const vocabulary = Object.fromEntries([...kept].sort().map((name) => [name, typeOf(name)]));
writeFileSync('tests/fixtures/schema-org.json', `${JSON.stringify(vocabulary, null, 2)}\n`);
