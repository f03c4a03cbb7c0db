import { direction } from './direction.ts';

// Types of entries and render() are allowed. Only queries read entries.
const contentModule = {
  regex: '^astro:content$',
  importNamePattern: '^get',
  allowTypeImports: true,
  message: 'Only queries read astro:content: write a query and import that.',
};

// These fail in a browser, or make its scripts large: zod alone has 91 kB (November 2026).
const buildTimeModules = {
  regex: '^(?:astro(?::|/|$)|@astrojs/|zod(?:/|$)|yaml$|node:)',
  message: 'Code for the browser does not know Astro, zod or files.',
};

/** Which folder may import which. If two entries match a file, the later one counts. */
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
        message: 'lib reads no files. src/loaders does.',
      },
    ],
    others: [
      {
        selector: 'MemberExpression[object.name="process"][property.name="env"]',
        message: 'lib does not read the environment. src/loaders/environment.ts does.',
      },
    ],
  }),
  direction({
    files: ['src/content-check/**'],
    sees: ['schemas', 'lib', 'loaders', 'content-check'],
    says: 'The content check knows schemas and rules, not pages.',
    patterns: [{ regex: '^astro:', message: 'The content check runs without Astro.' }],
  }),
  direction({
    files: ['src/loaders/**'],
    sees: ['schemas', 'lib', 'loaders'],
    says: 'Loaders read files and the environment. They do not know who uses them.',
    patterns: [{ regex: '^astro:', message: 'Loaders fill astro:content, so they cannot read it.' }],
  }),
  direction({
    files: ['src/queries/**'],
    sees: ['schemas', 'lib', 'loaders', 'queries'],
    says: 'Queries give content to pages. They do not know how it is shown.',
  }),
  direction({
    files: ['src/components/**'],
    sees: ['schemas', 'lib', 'queries', 'components', 'islands'],
    says: 'Components do not know the layout and the page around them.',
    patterns: [contentModule],
  }),
  direction({
    files: ['src/components/ui/**'],
    sees: ['lib', 'components'],
    says: 'components/ui does not know our subjects: pass it plain props.',
    patterns: [
      { regex: '^(?:#components/(?!ui/)|\\.\\./(?!\\.\\./|ui/)|(?:\\.\\./)+components/(?!ui/))' },
      contentModule,
    ],
  }),
  direction({
    // The second pattern is the <script> of a component, which also runs in the browser.
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
    says: 'Layouts do not know single pages, and start no island.',
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
    says: 'Integrations are hooks of the build. They do not know pages.',
  }),
];
