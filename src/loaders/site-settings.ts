import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type * as z from 'zod';
import { parse } from 'yaml';
import { isListOrRecord, isRecord } from '#lib/is-record.ts';
import { siteSchema, type Site } from '#schemas/site.ts';

const OWN = 'content/site.yaml';

type Tree = Record<string, unknown>;

/** `under` with the values of `over`, merged group by group. */
function merge(over: Tree, under: Tree): Tree {
  const result = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = under[key];
    result[key] = isRecord(value) && isRecord(below) ? merge(value, below) : value;
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

/** The booking calendars of content/services, in the shape of the settings of third parties. */
function readCalendars(): Tree {
  const files = globSync('content/services/!(_*|*.*).yaml');
  const calendars = files.map((file) => [basename(file, '.yaml'), readTree(file)['calendar'] ?? '']);
  return { thirdParties: { scheduling: { calendars: Object.fromEntries(calendars) } } };
}

/** The path of a mistake; for unknown settings, the path of the first. */
const issuePath = (issue: z.core.$ZodIssue) => [
  ...issue.path,
  ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
];

const isWrittenIn = (tree: unknown, path: readonly PropertyKey[]): boolean => {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  return isListOrRecord(tree) && key in tree && isWrittenIn(tree[key], rest);
};

/**
 * content/site.yaml and the calendars of content/services. Values in the file that SITE_OVERRIDES names (stand-ins, a staging
 * site) replace them. Only the build calls this. Throws an error that names file and field.
 */
export function readSiteSettings(overrides = process.env['SITE_OVERRIDES']): Site {
  const own = readTree(OWN);
  const over = overrides ? readTree(overrides, `SITE_OVERRIDES: ${overrides}`) : {};
  const result = siteSchema.safeParse(merge(over, merge(own, readCalendars())));
  if (result.success) return result.data;
  const byFile = Map.groupBy(result.error.issues, (issue) =>
    overrides && isWrittenIn(over, issuePath(issue)) ? overrides : OWN,
  );
  const files = Array.from(byFile, ([file, issues]) =>
    [`${file} cannot be used:`, ...issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`)].join(
      '\n',
    ),
  );
  throw settingsError(files.join('\n'));
}
