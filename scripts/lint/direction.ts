import type { Linter } from 'eslint';

interface Restriction {
  regex: string;
  /** Why not; without it, what the direction says. */
  message?: string;
  /** `import type` leaves nothing behind in the build, so some restrictions let it pass. */
  allowTypeImports?: boolean;
  /** Only these names of the module are meant; otherwise all. */
  importNamePattern?: string;
}

interface Direction {
  files: string[];
  /** The folders of src that these files may import from. */
  sees: string[];
  /** Why not further: the first sentence of the message. */
  says: string;
  patterns?: Restriction[];
  /** What else these files may not say, such as process.env. */
  others?: { selector: string; message: string }[];
}

// Integrations are for astro.config.mjs alone.
const folders = [
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

/** The lint rules for the files of one folder: which folders they may see, and what is said when they look further. */
export function direction({ files, sees, says, patterns = [], others = [] }: Direction): Linter.Config {
  const hidden = folders.filter((folder) => !sees.includes(folder));
  const all: Restriction[] = [
    { regex: `^(?:#|/src/|(?:\\.\\./)+(?:src/)?)(?:${hidden.join('|')})/` },
    { regex: '^(?:/|(?:\\.\\./)+)content/', message: 'Only the content collections read content/.' },
    ...patterns,
  ];
  const restricted = all.map(({ message = says, ...rest }) => ({ ...rest, message: `${message} ${oneWay}` }));
  // The import rule does not look at import(), which has to obey as well.
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
