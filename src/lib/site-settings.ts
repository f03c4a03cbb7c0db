import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { siteSchema, type Site } from '../schemas/site.ts';

type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function lay(over: Tree, under: Tree): Tree {
  const result = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = under[key];
    result[key] = isTree(value) && isTree(below) ? lay(value, below) : value;
  }
  return result;
}

const readYaml = (path: string) => parse(readFileSync(path, 'utf8')) as Tree;

/**
 * content/site.yaml, with the file named by SITE_OVERRIDES (local stand-ins, a staging site) laid over it.
 * Build time only. Throws a sentence that names file and field.
 */
export function readSiteSettings(overrides = process.env['SITE_OVERRIDES']): Site {
  const own = readYaml('content/site.yaml');
  const result = siteSchema.safeParse(overrides ? lay(readYaml(overrides), own) : own);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `- ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`content/site.yaml cannot be used:\n${problems.join('\n')}`);
}
