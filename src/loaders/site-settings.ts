import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type * as z from 'zod';
import { parse } from 'yaml';
import { isListOrRecord, isRecord } from '#lib/is-record.ts';
import { siteSchema, type Site } from '#schemas/site.ts';

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
    tree = parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw settingsError(`${name} cannot be read: ${(cause as Error).message}`);
  }
  if (!isRecord(tree))
    throw settingsError(`${name} cannot be used: write settings into it, such as "name: Hope Health"`);
  return tree;
}

/** The calendar addresses of content/services, in the shape of content/site.yaml. */
function readCalendars(): Tree {
  // The pattern leaves out templates and translations.
  const files = globSync('content/services/!(_*|*.*).yaml');
  // '' means that the service has no calendar yet.
  const calendars = files.map((file) => [basename(file, '.yaml'), readTree(file)['calendar'] ?? '']);
  return { thirdParties: { scheduling: { calendars: Object.fromEntries(calendars) } } };
}

/** The path of a mistake; for unknown settings, the path of the first of them. */
const issuePath = (issue: z.core.$ZodIssue): PropertyKey[] => [
  ...issue.path,
  ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
];

const hasPath = (tree: unknown, path: readonly PropertyKey[]): boolean => {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  return isListOrRecord(tree) && key in tree && hasPath(tree[key], rest);
};

/**
 * The settings of content/site.yaml, with the calendars of content/services. The file that SITE_OVERRIDES names can replace any
 * setting, for a staging site or for local stand-ins of third parties. Throws an error that names the file and, for a wrong
 * value, the field.
 */
export function readSiteSettings(overridesFile = process.env['SITE_OVERRIDES']): Site {
  const site = readTree(SITE_FILE);
  const overrides = overridesFile ? readTree(overridesFile, `SITE_OVERRIDES: ${overridesFile}`) : {};
  const result = siteSchema.safeParse(merge(overrides, merge(site, readCalendars())));
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => {
    const path = issuePath(issue);
    const mistake = { file: SITE_FILE, text: `- ${issue.path.join('.')}: ${issue.message}` };
    if (overridesFile && hasPath(overrides, path)) return { ...mistake, file: overridesFile };
    // A calendar that is not in content/site.yaml is from the file of its service.
    if (path.at(-2) !== 'calendars' || hasPath(site, path)) return mistake;
    return { file: `content/services/${String(path.at(-1))}.yaml`, text: `- calendar: ${issue.message}` };
  });
  const lines = [...Map.groupBy(mistakes, ({ file }) => file)].flatMap(([file, all]) => [
    `${file} cannot be used:`,
    ...all.map(({ text }) => text),
  ]);
  throw settingsError(lines.join('\n'));
}
