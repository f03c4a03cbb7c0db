import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** The names that a statement exports. */
function listExported(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? name.text : [],
    );
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Each exported name with its files. A type and a constant of one file may share a name. */
function mapNames(): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const file of globSync('{src,scripts}/**/*.{ts,tsx}'))
    for (const statement of ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
      .statements)
      for (const name of listExported(statement)) files.set(name, (files.get(name) ?? new Set()).add(file));
  return files;
}

/** The names that several files may export, from the glossary. */
function readAllowed(): string[] {
  const [, table = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Names in several files');
  return Array.from(table.matchAll(/^\| `(\w+)`/gm), ([, name = '']) => name);
}

test('each name that several files export is in the glossary', () => {
  const allowed = readAllowed();
  const twice = [...mapNames()].filter(([name, files]) => files.size > 1 && !allowed.includes(name));
  expect(twice.map(([name, files]) => `${name}: ${[...files].toSorted().join(', ')}`)).toEqual([]);
});

test('at least two files export each of the names in the glossary', () => {
  const names = mapNames();
  expect(readAllowed().filter((name) => (names.get(name)?.size ?? 0) < 2)).toEqual([]);
});
