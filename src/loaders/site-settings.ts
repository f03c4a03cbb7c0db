import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isRecord } from '#lib/is-record.ts';
import { siteSchema, type Site } from '#schemas/site.ts';
import { splitFile } from './split-file.ts';

const SITE_FILE = 'content/site.yaml';

type Tree = Record<string, unknown>;

/** A value of `overrides` replaces the value of the same name in `base`; groups are merged. */
function merge(overrides: Tree, base: Tree): Tree {
  const result = { ...base };
  for (const [key, value] of Object.entries(overrides)) {
    const baseValue = base[key];
    result[key] = isRecord(value) && isRecord(baseValue) ? merge(value, baseValue) : value;
  }
  return result;
}

/** An error without a stack trace: the place in our code does not help the owner. */
function settingsError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

function readTree(path: string, name = path): Tree {
  let tree: unknown;
  try {
    tree = splitFile(path, readFileSync(path, 'utf8')).data;
  } catch (cause) {
    throw settingsError(`${name} cannot be read: ${(cause as Error).message}`);
  }
  if (!isRecord(tree))
    throw settingsError(`${name} cannot be used: write settings into it, such as "name: Hope Health"`);
  return tree;
}

/** One field of each entry in a folder, by the id of the entry; '' if the entry has no such field. */
function readField(folder: string, ending: string, field: string): Tree {
  // The pattern leaves out templates and translations.
  const files = globSync(`content/${folder}/!(_*|*.*)${ending}`);
  return Object.fromEntries(files.map((file) => [basename(file, ending), readTree(file)[field] ?? '']));
}

/** The calendars of content/services and the donation forms of content/programmes, in the shape of content/site.yaml. */
const readAddresses = (): Tree => ({
  thirdParties: {
    scheduling: { calendars: readField('services', '.yaml', 'calendar') },
    donation: { forms: readField('programmes', '.md', 'form') },
  },
});

/**
 * Replaces the address `*` of a trial by an address for each entry that has one of its own. In the address, {id} is the id of the
 * entry.
 */
function fillTrials(overrides: Tree, ownAddresses: Tree): Tree {
  const filled = Object.entries(overrides).map(([key, value]) => {
    const own = ownAddresses[key];
    if (!isRecord(value) || !isRecord(own)) return [key, value];
    const { '*': pattern, ...others } = value;
    if (typeof pattern !== 'string') return [key, fillTrials(value, own)];
    const ids = Object.keys(own).filter((id) => own[id] !== '');
    const addresses = ids.map((id) => [id, pattern.replaceAll('{id}', id)]);
    return [key, { ...Object.fromEntries(addresses), ...others }];
  });
  return Object.fromEntries(filled);
}

/**
 * The settings of content/site.yaml, with the calendars of content/services and the forms of content/programmes. The file that
 * SITE_OVERRIDES names can replace any setting, for a staging site or for local stand-ins of third parties. Throws an error with each
 * wrong setting. The content check also says in which file and line of content/ it is.
 */
export function readSiteSettings(overridesFile = process.env['SITE_OVERRIDES']): Site {
  const site = readTree(SITE_FILE);
  const overrides = overridesFile ? readTree(overridesFile, `SITE_OVERRIDES: ${overridesFile}`) : {};
  const addresses = readAddresses();
  const { data, error } = siteSchema.safeParse(
    merge(fillTrials(overrides, addresses), merge(site, addresses)),
  );
  if (data) return data;
  const files = overridesFile ? `${SITE_FILE} with ${overridesFile}` : SITE_FILE;
  const mistakes = error.issues.map(({ path, message }) => `- ${path.join('.')}: ${message}`);
  throw settingsError([`${files} cannot be used:`, ...mistakes].join('\n'));
}
