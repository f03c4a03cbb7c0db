import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importRules, noBarrels } from './scripts/lint/import-rules.ts';

const noDefaultExport = {
  rules: { 'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }] },
};

export default defineConfig([
  globalIgnores(['dist*/', '.astro/', '.wrangler/', 'node_modules/', 'test-results/']),
  js.configs.recommended,
  tseslint.configs.strict,
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
  { files: ['**/*.tsx'], extends: [a11y.configs.recommended] },
  {
    files: ['{src,tests}/islands/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    // Visitors may use the HTML of an island before it is hydrated: an effect reads once what they did.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `astro check` finds undefined names, and knows the types of the globals too.
      'no-undef': 'off',
      'no-restricted-syntax': ['error', noBarrels],
      // Promise.withResolvers<void>() is sound, and the rule takes it for a mistake.
      '@typescript-eslint/no-invalid-void-type': 'off',
      eqeqeq: 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    // Tools read a default export of the ignored files.
    files: ['{src,scripts,tests}/**/*.{ts,tsx}'],
    ignores: [
      'src/{integrations,hydration}/**',
      'tests/support/{global-setup,left-out-reporter}.ts',
      '**/*.config.ts',
    ],
    extends: [noDefaultExport],
  },
  importRules,
  {
    // Playwright reads the parameter of a fixture to find the other fixtures that it needs. `{}` means that it needs none.
    files: ['tests/support/test.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test'],
          message: 'Take test from tests/support/test.ts: it also fails when a page violates its policy.',
        },
      ],
    },
  },
  {
    files: ['src/**/index.{ts,tsx}'],
    ignores: ['src/pages/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'No barrels: name the file after what it exports.' },
      ],
    },
  },
]);
