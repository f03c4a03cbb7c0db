import { direction } from './direction.ts';

// Types of entries and render() may pass; reading entries is the queries' work.
const contentModule = {
  regex: '^astro:content$',
  importNamePattern: '^get',
  allowTypeImports: true,
  message: 'Only queries read astro:content: write a query and import that.',
};

// What would break or swell in a browser: zod alone is 91 kB there.
const buildTimeModules = {
  regex: '^(?:astro(?::|/|$)|@astrojs/|zod(?:/|$)|yaml$|node:)',
  message: 'Code for the browser knows nothing of Astro, zod or files.',
};

/** Which way imports may run, folder by folder. Where two entries match a file, the later one holds. */
export const directions = [
  direction({
    files: ['src/schemas/**'],
    sees: ['schemas'],
    says: 'Schemas import only schemas and packages, so that tests and scripts can use them without Astro.',
    patterns: [{ regex: '^astro:', message: 'Schemas run without Astro, in tests and scripts.' }],
  }),
  direction({
    files: ['src/content.config.ts'],
    sees: ['schemas', 'lib', 'loaders'],
    says: 'content.config.ts wires loader to schema, nothing else.',
    patterns: [{ regex: '^\\./(?!schemas/|lib/|loaders/)' }],
  }),
  direction({
    files: ['src/lib/**'],
    sees: ['schemas', 'lib'],
    says: 'lib is pure TypeScript: it takes what it needs as arguments.',
    patterns: [
      { regex: '^astro:', message: 'lib runs without Astro, in tests and browsers.' },
      {
        regex: '^node:(?:fs|child_process)',
        message: 'lib reads no files: what reads them is in src/loaders.',
      },
    ],
    others: [
      {
        selector: 'MemberExpression[object.name="process"][property.name="env"]',
        message: 'lib does not look at the environment: src/loaders/environment.ts does.',
      },
    ],
  }),
  direction({
    files: ['src/content-check/**'],
    sees: ['schemas', 'lib', 'loaders', 'content-check'],
    says: 'The content check judges files: it knows the schemas and the rules, and nothing of pages.',
    patterns: [{ regex: '^astro:', message: 'The content check runs without Astro.' }],
  }),
  direction({
    files: ['src/loaders/**'],
    sees: ['schemas', 'lib', 'loaders'],
    says: 'Loaders read files and the environment, and know nothing of what is made of them.',
    patterns: [{ regex: '^astro:', message: 'Loaders fill what astro:content gives.' }],
  }),
  direction({
    files: ['src/queries/**'],
    sees: ['schemas', 'lib', 'loaders', 'queries'],
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
      { regex: '^(?:#components/(?!ui/)|\\.\\./(?!\\.\\./|ui/)|(?:\\.\\./)+components/(?!ui/))' },
      contentModule,
    ],
  }),
  direction({
    // The second pattern is the script element of a component: it runs in the browser like an island.
    files: ['src/islands/**', 'src/**/*.astro/*.ts'],
    sees: ['lib', 'islands'],
    says: 'Code for the browser imports lib and islands only; content reaches it as plain props.',
    patterns: [buildTimeModules],
  }),
  direction({
    files: ['src/worker/**'],
    sees: ['lib', 'worker'],
    says: 'The service worker imports lib only; words reach it as settings.',
    patterns: [buildTimeModules],
  }),
  direction({
    files: ['src/layouts/**'],
    sees: ['schemas', 'lib', 'loaders', 'queries', 'components', 'layouts'],
    says: 'Layouts know nothing of single pages, and start no island by themselves.',
    patterns: [contentModule],
  }),
  direction({
    files: ['src/pages/**'],
    sees: ['lib', 'loaders', 'queries', 'components', 'islands', 'layouts', 'worker'],
    says: 'Pages are routes only: query, layout, components.',
    patterns: [contentModule],
  }),
  direction({
    files: ['src/integrations/**'],
    sees: ['schemas', 'lib', 'loaders', 'content-check', 'integrations'],
    says: 'Integrations are hooks of the build and know nothing of pages.',
  }),
];
