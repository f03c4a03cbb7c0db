import type { Linter } from 'eslint';

interface Restriction {
  regex: string;
  /** Replaces `says`. */
  message?: string;
  /** `import type` adds nothing to the build. */
  allowTypeImports?: boolean;
  /** Restricts only these names of the module. */
  importNamePattern?: string;
}

interface Direction {
  files: string[];
  /** The folders of src from which these files may import. */
  sees: string[];
  /** The rule, as the message says it. */
  says: string;
  patterns?: Restriction[];
  /** Other forbidden syntax, such as process.env. */
  others?: { selector: string; message: string }[];
}

// Only astro.config.mjs imports integrations.
const FOLDERS = [
  'schemas',
  'lib',
  'content-check',
  'loaders',
  'queries',
  'components',
  'islands',
  'layouts',
  'pages',
  'integrations',
];

const oneWay =
  'Imports run one way: content -> schemas -> lib -> queries -> components and islands -> layouts -> pages.';

export const noBarrels = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'No barrels: import from the file that defines the name.',
};

/** The lint rules for the imports of one folder. */
export function direction({ files, sees, says, patterns = [], others = [] }: Direction): Linter.Config {
  const hidden = FOLDERS.filter((folder) => !sees.includes(folder));
  const all: Restriction[] = [
    { regex: `^(?:#|/src/|(?:\\.\\./)+(?:src/)?)(?:${hidden.join('|')})/` },
    { regex: '^(?:/|(?:\\.\\./)+)content/', message: 'Only the content collections read content/.' },
    ...patterns,
  ];
  const restricted = all.map(({ message = says, ...rest }) => ({ ...rest, message: `${message} ${oneWay}` }));
  // The rule above does not check import().
  const dynamic = restricted.map(({ regex, message }) => ({
    selector: `ImportExpression > Literal.source[value=/${regex.replaceAll('/', '\\u002F')}/]`,
    message,
  }));
  return {
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: restricted }],
      'no-restricted-syntax': ['error', noBarrels, ...dynamic, ...others],
    },
  };
}
