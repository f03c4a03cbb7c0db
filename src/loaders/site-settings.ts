import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type * as z from 'zod';
import { parse } from 'yaml';
import { holdsValues, isRecord } from '#lib/is-record.ts';
import { siteSchema, type Site } from '#schemas/site.ts';

const OWN = 'content/site.yaml';

type Tree = Record<string, unknown>;

function lay(over: Tree, under: Tree): Tree {
  const result = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = under[key];
    result[key] = isRecord(value) && isRecord(below) ? lay(value, below) : value;
  }
  return result;
}

/** An error for the owner, whom the place in our code does not help. */
function sentence(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

function readTree(path: string, name = path): Tree {
  let tree: unknown;
  try {
    tree = parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw sentence(`${name} cannot be read: ${(cause as Error).message}`);
  }
  if (!isRecord(tree))
    throw sentence(`${name} cannot be used: write settings into it, such as "name: Hope Health"`);
  return tree;
}

/** The booking calendars that the services name, laid where the settings of all third parties are. */
function readCalendars(): Tree {
  const files = globSync('content/services/!(_*|*.*).yaml');
  const calendars = files.map((file) => [basename(file, '.yaml'), readTree(file)['calendar'] ?? '']);
  return { thirdParties: { scheduling: { calendars: Object.fromEntries(calendars) } } };
}

/** Where a mistake is: of settings that nobody knows, at the first of them. */
const placeOf = (issue: z.core.$ZodIssue) => [
  ...issue.path,
  ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
];

const isWrittenIn = (tree: unknown, path: readonly PropertyKey[]): boolean => {
  const [key, ...rest] = path;
  if (key === undefined) return true;
  return holdsValues(tree) && key in tree && isWrittenIn(tree[key], rest);
};

/**
 * content/site.yaml and the calendars of content/services, with the file named by SITE_OVERRIDES (local stand-ins, a staging site) laid over it.
 * Build time only. Throws a sentence that names file and field.
 */
export function readSiteSettings(overrides = process.env['SITE_OVERRIDES']): Site {
  const own = readTree(OWN);
  const over = overrides ? readTree(overrides, `SITE_OVERRIDES: ${overrides}`) : {};
  const result = siteSchema.safeParse(lay(over, lay(own, readCalendars())));
  if (result.success) return result.data;
  const blamed = Map.groupBy(result.error.issues, (issue) =>
    overrides && isWrittenIn(over, placeOf(issue)) ? overrides : OWN,
  );
  const files = Array.from(blamed, ([file, issues]) =>
    [`${file} cannot be used:`, ...issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`)].join(
      '\n',
    ),
  );
  throw sentence(files.join('\n'));
}
