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

/** Whether the text is a correct value of one of these types. */
function isValueOf(text: string, allowedTypes: string[]): boolean {
  return allowedTypes.some((type) => patterns[type]?.test(text) ?? types.get(type)?.members.includes(text));
}

/**
 * The places where structured data breaks the rules of schema.org's vocabulary: the path and the fault. This check is stricter than
 * a search engine. A value must have one of the types of its property, and must not be empty.
 */
export function findVocabularyFaults(thing: unknown, path = '', allowedTypes = ['Thing']): string[] {
  const say = (fault: string) => [`${path || 'the whole'}: ${fault}`];
  if (Array.isArray(thing)) {
    if (thing.length === 0) return say('an empty list');
    return thing.flatMap((each, index) => findVocabularyFaults(each, `${path}[${index}]`, allowedTypes));
  }
  if (typeof thing === 'string')
    return isValueOf(thing, allowedTypes) ? [] : say(`"${thing}" is none of ${allowedTypes.join(', ')}`);
  if (typeof thing === 'number' && Number.isFinite(thing))
    return allowedTypes.some((type) => numbers.includes(type))
      ? []
      : say(`a number is none of ${allowedTypes.join(', ')}`);
  if (typeof thing === 'boolean') return allowedTypes.includes('Boolean') ? [] : say('not a yes or no');
  if (typeof thing !== 'object' || thing === null) return say('nothing');

  const { '@type': name, '@id': id, ...properties } = thing as Record<string, unknown>;
  // A reference to something described elsewhere.
  if (name === undefined && typeof id === 'string' && Object.keys(properties).length === 0)
    return isValueOf(id, ['URL']) ? [] : say(`"${id}" is not an address`);
  if (typeof name !== 'string' || !types.has(name)) return say(`${String(name)} is not a type that we know`);
  const lineage = lineageOf(name);
  if (!allowedTypes.some((type) => lineage.includes(type)))
    return say(`${name} is none of ${allowedTypes.join(', ')}`);
  return Object.entries(properties).flatMap(([property, value]) => {
    const typesOfProperty = lineage.map((each) => types.get(each)?.properties[property]).find(Boolean);
    if (!typesOfProperty) return say(`${name} has no ${property}`);
    return findVocabularyFaults(value, `${path}.${property}`, typesOfProperty.split(' '));
  });
}
