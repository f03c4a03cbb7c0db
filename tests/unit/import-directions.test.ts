import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { expect, test } from 'vitest';

const eslint = new ESLint();

/** What lint reports about this source at this path. The file need not exist. */
async function lint(filePath: string, source: string) {
  // In an .astro file, code is between two lines with ---. A source that begins with < is markup.
  const code = filePath.endsWith('.astro') && !source.startsWith('<') ? `---\n${source}\n---\n` : source;
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ message }) => message).join('\n');
}

test.each([
  ['src/schemas/service.ts', '#lib/booking/money.ts', 'may import only schemas.'],
  ['src/schemas/service.ts', 'astro:content', 'runs without Astro'],
  ['src/schemas/service.ts', '#words', 'Pass the words in'],
  ['src/content.config.ts', '#queries/site.ts', 'may import only schemas, lib, loaders.'],
  ['src/content.config.ts', './queries/site.ts', 'wires loader to schema'],
  ['src/lib/booking/money.ts', '#queries/site.ts', 'may import only schemas, lib.'],
  ['src/lib/booking/money.ts', '../components/ui/Card.astro', 'may import only schemas, lib.'],
  ['src/lib/booking/money.ts', 'astro:content', 'runs without Astro'],
  ['src/lib/booking/money.ts', 'node:fs', 'lib reads no files'],
  ['src/content-check/read-entry.ts', '#queries/site.ts', 'may import only schemas, lib'],
  ['src/content-check/read-entry.ts', 'astro:content', 'runs without Astro'],
  ['src/loaders/file-loader.ts', '#content-check/problem.ts', 'may import only schemas, lib, loaders.'],
  ['src/loaders/file-loader.ts', 'astro:content', 'runs without Astro'],
  ['src/queries/site.ts', '#content-check/problem.ts', 'may import only schemas, lib, loaders, queries.'],
  ['src/components/booking/Options.astro', '#layouts/Page.astro', 'may import only schemas, lib'],
  ['src/components/booking/Options.astro', 'astro:content', 'Only queries read astro:content'],
  ['src/components/ui/Card.astro', '#queries/site.ts', 'may import only lib, components.'],
  [
    'src/components/ui/Card.astro',
    '#components/booking/Options.astro',
    'components/ui imports no other folder',
  ],
  ['src/components/ui/Card.astro', '../booking/Options.astro', 'components/ui imports no other folder'],
  ['src/islands/picker/Picker.tsx', '#queries/site.ts', 'may import only lib, islands.'],
  ['src/islands/picker/Picker.tsx', '#schemas/service.ts', 'may import only lib, islands.'],
  ['src/islands/picker/Picker.tsx', 'zod', 'Code for the browser imports no Astro, zod'],
  ['src/islands/picker/Picker.tsx', 'astro:content', 'Code for the browser imports no Astro'],
  ['src/islands/picker/Picker.tsx', 'node:fs', 'Code for the browser imports no Astro'],
  ['src/layouts/Page.astro', '#pages/booking.astro', 'may import only schemas, lib'],
  ['src/pages/booking.astro', '#schemas/service.ts', 'may import only lib, loaders, queries'],
  ['src/pages/booking.astro', '#pages/donate.astro', 'may import only lib, loaders, queries'],
  ['src/pages/booking.astro', 'astro:content', 'Only queries read astro:content'],
  ['src/integrations/feeds/feeds.ts', '#queries/site.ts', 'may import only schemas, lib'],
])('%s may not import %s', async (file, specifier, message) => {
  const both = `import { getEntry } from '${specifier}';\ngetEntry();\nconst it = await import('${specifier}');\nit.go();`;
  expect((await lint(file, both)).split(message)).toHaveLength(3);
});

test('the `<script>` of a component may not import `zod`', async () => {
  const source = "<script>import { z } from 'zod';\nz.string();</script>";
  expect(await lint('src/components/booking/Options.astro', source)).toContain('Code for the browser');
});

test.each([
  ['src/lib/booking/money.ts', "export * from './price.ts';", 'No barrels'],
  ['src/lib/booking/money.ts', "export { price } from './price.ts';", 'No barrels'],
  ['src/islands/picker/index.ts', 'export const picker = 1;', 'No barrels'],
  ['src/lib/booking/money.ts', 'export default 1;', 'default'],
  ['src/lib/booking/money.ts', "export const price = process.env['PRICE'];", 'Only src/loaders reads'],
])('%s may not contain: %s', async (file, source, message) => {
  expect(await lint(file, source)).toContain(message);
});

test('no file imports itself through other files, not even a type', () => {
  const importsByFile = new Map(
    globSync('src/**/*.{ts,tsx}').map((file) => [
      file,
      ts
        .preProcessFile(readFileSync(file, 'utf8'))
        .importedFiles.map(({ fileName }) =>
          fileName.startsWith('.') ? join(dirname(file), fileName) : fileName.replace('#', 'src/'),
        ),
    ]),
  );
  // Files whose imports are all settled are settled too. What remains is in a circle, or imports a circle.
  for (let count = 0; count !== importsByFile.size;) {
    count = importsByFile.size;
    for (const [file, imports] of importsByFile)
      if (!imports.some((each) => importsByFile.has(each))) importsByFile.delete(file);
  }
  expect([...importsByFile.keys()]).toEqual([]);
});
