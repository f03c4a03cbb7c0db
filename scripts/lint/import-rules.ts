import type { Linter } from 'eslint';

interface Pattern {
  regex: string;
  message: string;
  /** `import type` adds nothing to the build. */
  allowTypeImports?: boolean;
  /** If given, only names that match this pattern are forbidden. */
  importNamePattern?: string;
}

const noAstro = { regex: '^astro:', message: 'This folder also runs without Astro: in tests and scripts.' };

const noFiles = {
  regex: '^node:(?:fs|child_process)',
  message: 'src/lib reads no files and starts no programs. Read files in src/loaders.',
};

// The other folders may import #words: package.json and src/integrations/words choose its code, for the server and for browsers.
const noWords = {
  regex: '^#words$',
  message: '#words are in the language of a page, and this folder knows no page. Pass the words in.',
};

// render() and types may still be imported.
const noEntries = {
  regex: '^astro:content$',
  importNamePattern: '^get',
  allowTypeImports: true,
  message: 'Only queries read astro:content. Write a query, and import the query.',
};

// components/ui imports its own files as ./Card.astro, and src/lib as #lib/.
const noOtherComponents = {
  regex: '^(?:#components/|\\.\\./)',
  message: 'components/ui imports no other folder of components: pass it plain props.',
};

// These fail in a browser, or make its scripts large, as zod does.
const noBuildModules = {
  regex: '^(?:astro(?::|/|$)|@astrojs/|zod(?:/|$)|yaml$|node:)',
  message: 'Code for the browser imports no Astro, zod, yaml or node: modules.',
};

const onlyWiring = {
  regex: '^\\./(?!(?:schemas|lib|loaders)/)',
  message: 'content.config.ts wires loader to schema, nothing else.',
};

/**
 * Each row has a pattern of files, the folders of src that these files may import from, and further forbidden imports. If two rows
 * match a file, the later row counts. Files outside src are in no row, so they may import from every folder.
 */
const table: [files: string, openFolders: string, ...forbidden: Pattern[]][] = [
  ['src/schemas/**', 'schemas', noAstro, noWords],
  ['src/lib/**', 'schemas, lib', noAstro, noFiles],
  ['src/loaders/**', 'schemas, lib, loaders', noAstro, noWords],
  ['src/content.config.ts', 'schemas, lib, loaders', onlyWiring],
  ['src/content-check/**', 'schemas, lib, loaders, content-check', noAstro, noWords],
  ['src/queries/**', 'schemas, lib, loaders, queries'],
  ['src/components/**', 'schemas, lib, queries, components, islands', noEntries],
  // noOtherComponents narrows 'components' to components/ui.
  ['src/components/ui/**', 'lib, components', noEntries, noOtherComponents],
  ['src/islands/**', 'lib, islands', noBuildModules],
  // The <script> of a component, which ESLint sees as a file inside the .astro file. Like an island, it runs in the browser.
  ['src/**/*.astro/*.ts', 'lib, islands', noBuildModules],
  ['src/worker/**', 'lib, worker', noBuildModules],
  ['src/hydration/**', 'lib, hydration', { ...noBuildModules, allowTypeImports: true }],
  ['src/layouts/**', 'schemas, lib, loaders, queries, components, layouts', noEntries],
  ['src/pages/**', 'lib, loaders, queries, components, islands, hydration, layouts, worker', noEntries],
  ['src/integrations/**', 'schemas, lib, loaders, content-check, integrations'],
];

// `pages` is added, because no row may import from it.
const folders = new Set(['pages', ...table.flatMap(([, openFolders]) => openFolders.split(', '))]);

const RULE =
  'Imports go from left to right: pages, layouts, components and islands, queries, loaders, lib, schemas.';

export const noBarrels = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'No barrels: import from the file that defines the name.',
};

const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Only src/loaders reads the environment.',
};

export const importRules = table.map(([files, openFolders, ...forbidden]): Linter.Config => {
  const closedFolders = [...folders.difference(new Set(openFolders.split(', ')))];
  const patterns = [
    {
      // As in #pages/, /src/pages/, ../pages/ or ../../src/pages/.
      regex: `^(?:#|/src/|(?:\\.\\./)+(?:src/)?)(?:${closedFolders.join('|')})/`,
      message: `${files} may import only ${openFolders}. ${RULE}`,
    },
    {
      regex: '^(?:/|(?:\\.\\./)+)content/',
      message: 'Import no file of content/: use a query, or read the file in src/loaders.',
    },
    ...forbidden,
  ];
  // no-restricted-imports does not check import(). These selectors do, and make no exception for names or types. In a
  // selector, slashes must be escaped; String(RegExp) escapes them.
  const dynamicImports = patterns.map(({ regex, message }) => ({
    selector: `ImportExpression > Literal.source[value=${String(new RegExp(regex))}]`,
    message,
  }));
  const environmentRules = files === 'src/loaders/**' ? [] : [noEnvironment];
  return {
    files: [files],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
      'no-restricted-syntax': ['error', noBarrels, ...dynamicImports, ...environmentRules],
    },
  };
});
