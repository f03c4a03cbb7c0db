import vocabulary from '../fixtures/schema-org.json' with { type: 'json' };

interface Type {
  parents: string[];
  properties: Record<string, string>;
  members: string[];
}

const types = new Map<string, Type>(Object.entries(vocabulary));

// Dates and times must be ISO 8601, so "8:00" and "today" are not valid. A day with a time also needs a time zone.
const patterns: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/\S+$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Duration: /^P\w+$/,
};

const numbers = ['Number', 'Integer', 'Float'];

const lineageOf = (name: string): string[] => [
  name,
  ...(types.get(name)?.parents ?? []).flatMap((parent) => lineageOf(parent)),
];

function isText(text: string, kinds: string[]): boolean {
  return kinds.some((kind) => patterns[kind]?.test(text) ?? types.get(kind)?.members.includes(text));
}

/**
 * Faults of structured data against schema.org's vocabulary, each with its path. This check is stricter than a search engine. A
 * value must have one of the types of its property, and must not be empty.
 */
export function findVocabularyFaults(thing: unknown, path = '', kinds = ['Thing']): string[] {
  const say = (fault: string) => [`${path || 'the whole'}: ${fault}`];
  if (Array.isArray(thing)) {
    if (thing.length === 0) return say('an empty list');
    return thing.flatMap((each, index) => findVocabularyFaults(each, `${path}[${index}]`, kinds));
  }
  if (typeof thing === 'string')
    return isText(thing, kinds) ? [] : say(`"${thing}" is none of ${kinds.join(', ')}`);
  if (typeof thing === 'number' && Number.isFinite(thing))
    return kinds.some((kind) => numbers.includes(kind)) ? [] : say(`a number is none of ${kinds.join(', ')}`);
  if (typeof thing === 'boolean') return kinds.includes('Boolean') ? [] : say('not a yes or no');
  if (typeof thing !== 'object' || thing === null) return say('nothing');

  const { '@type': name, '@id': id, ...properties } = thing as Record<string, unknown>;
  // A reference to something described elsewhere.
  if (name === undefined && typeof id === 'string' && Object.keys(properties).length === 0)
    return isText(id, ['URL']) ? [] : say(`"${id}" is not an address`);
  if (typeof name !== 'string' || !types.has(name)) return say(`${String(name)} is not a type that we know`);
  const lineage = lineageOf(name);
  if (!kinds.some((kind) => lineage.includes(kind))) return say(`${name} is none of ${kinds.join(', ')}`);
  return Object.entries(properties).flatMap(([property, value]) => {
    const range = lineage.map((each) => types.get(each)?.properties[property]).find(Boolean);
    if (!range) return say(`${name} has no ${property}`);
    return findVocabularyFaults(value, `${path}.${property}`, range.split(' '));
  });
}
