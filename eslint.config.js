import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// Each folder of src sees only what stands left of it (the order is in `oneWay`); integrations are for astro.config.mjs alone.
const folders = ['schemas', 'lib', 'queries', 'components', 'islands', 'layouts', 'pages', 'integrations'];
const oneWay =
  'Imports run one way: content -> schemas -> lib -> queries -> components and islands -> layouts -> pages.';
const contentMessage = `Only queries read astro:content: write a query and import that. ${oneWay}`;
const contentModule = { regex: '^astro:content$', allowTypeImports: true, message: contentMessage };
// Astro's own modules and zod (91 kB once it reaches a browser) stay at build time.
const buildTimeModules = '^(?:astro(?::|/|$)|@astrojs/|zod(?:/|$)|yaml$|node:)';

const oneNamedExport = [
  {
    selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
    message: 'No barrels: import from the file that defines the name.',
  },
];
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'No default exports: give it one name, the name of the file.',
};

/** Rules for the files of one folder: which folders it may see, and the sentence shown when it looks further. */
function direction({ files, sees, says, patterns = [] }) {
  const hidden = folders.filter((folder) => !sees.includes(folder));
  const restricted = [
    { regex: `^(?:#|/src/|(?:\\.\\./)+(?:src/)?)(?:${hidden.join('|')})/`, message: `${says} ${oneWay}` },
    { regex: '^(?:#\\.\\./|/|(?:\\.\\./)+)content/', message: contentMessage },
    ...patterns,
  ];
  // The rule above looks at import declarations only; import() has to obey as well.
  const dynamic = restricted.map(({ regex, message }) => ({
    selector: `ImportExpression > Literal.source[value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message,
  }));
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: restricted }],
      'no-restricted-syntax': ['error', ...oneNamedExport, ...dynamic],
    },
  };
}

const directions = [
  direction({
    files: ['src/schemas/**'],
    sees: ['schemas'],
    says: 'Schemas import only schemas and packages, so that tests and scripts can use them without Astro.',
    patterns: [{ regex: '^astro:', message: `Schemas run without Astro, in tests and scripts. ${oneWay}` }],
  }),
  direction({
    files: ['src/content.config.ts'],
    sees: ['schemas', 'lib'],
    says: 'content.config.ts wires loader to schema, nothing else.',
  }),
  direction({
    files: ['src/lib/**'],
    sees: ['schemas', 'lib'],
    says: 'lib is pure TypeScript: it takes what it needs as arguments.',
    patterns: [{ regex: '^astro:', message: `lib runs without Astro, in tests and browsers. ${oneWay}` }],
  }),
  direction({
    files: ['src/queries/**'],
    sees: ['schemas', 'lib', 'queries'],
    says: 'Queries give content to pages and know nothing of how it is shown.',
  }),
  direction({
    files: ['src/components/**'],
    sees: ['schemas', 'lib', 'queries', 'components', 'islands'],
    says: 'Components know nothing of the layout and the page around them.',
    patterns: [contentModule],
  }),
  direction({
    files: ['src/components/ui/**'],
    sees: ['lib', 'components'],
    says: 'components/ui knows nothing of our subjects: pass it plain props.',
    patterns: [
      {
        regex: '^(?:#components/(?!ui/)|\\.\\./(?!\\.\\./|ui/)|(?:\\.\\./)+components/(?!ui/))',
        message: `components/ui knows nothing of our subjects: pass it plain props. ${oneWay}`,
      },
      contentModule,
    ],
  }),
  direction({
    // The second pattern is the script element of a component: it runs in the browser like an island.
    files: ['src/islands/**', 'src/**/*.astro/*.ts'],
    sees: ['lib', 'islands'],
    says: 'Code for the browser imports lib and islands only; content reaches it as plain props.',
    patterns: [
      {
        regex: buildTimeModules,
        message: `Code for the browser knows nothing of Astro, zod or files. ${oneWay}`,
      },
    ],
  }),
  direction({
    files: ['src/layouts/**'],
    sees: ['schemas', 'lib', 'queries', 'components', 'layouts'],
    says: 'Layouts know nothing of single pages, and start no island by themselves.',
    patterns: [contentModule],
  }),
  direction({
    files: ['src/pages/**'],
    sees: ['lib', 'queries', 'components', 'islands', 'layouts'],
    says: 'Pages are routes only: query, layout, components.',
    patterns: [contentModule],
  }),
  direction({
    files: ['src/integrations/**'],
    sees: ['schemas', 'lib', 'integrations'],
    says: 'Integrations are hooks of the build and know nothing of pages.',
  }),
];
