import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Site } from '../../schemas/site.ts';
import { adminPolicy } from '../../lib/policy.ts';
import { bundleScript } from '../inline-script/inline-script.ts';
import { makeFormConfig, type FormConfig } from './form-config.ts';

/** The package's own finished script, as it is, beside our own: its address takes the place of its name. */
const addresses = { '@sveltia/cms': '/admin/editor.js' };

/** Writes the forms for editors into a finished site: admin.html, and what it loads below admin/. */
export async function buildAdmin(site: Site, outDir: string): Promise<void> {
  const folder = join(outDir, 'admin');
  await mkdir(folder, { recursive: true });
  const main = createRequire(import.meta.url).resolve('@sveltia/cms');
  const assets = join(dirname(main), 'assets');
  const fonts = (await readdir(assets)).filter((name) => name.endsWith('.woff2'));
  for (const font of fonts) await copyFile(join(assets, font), join(folder, font));
  await copyFile(join(dirname(main), '../dist/sveltia-cms.mjs'), join(folder, 'editor.js'));
  const client = fileURLToPath(new URL('admin-client.ts', import.meta.url));
  await writeFile(join(folder, 'forms.js'), await bundleScript(client, { addresses }));
  await writeFile(join(folder, 'fonts.css'), fontStyle(fonts));
  await writeFile(join(outDir, 'admin.html'), makeAdminPage(site, makeFormConfig(site)));
}

/**
 * The editor names its fonts at a host elsewhere, which the page's policy refuses. A browser then takes another font that is declared
 * under the same name: the package's own files, beside the page.
 */
function fontStyle(fonts: readonly string[]): string {
  const faces = [
    ['Source Sans 3', 'source-sans-3', '200 900'],
    ['Noto Mono', 'noto-mono', '400'],
    ['Material Symbols Outlined', 'material-symbols-outlined', '400'],
  ] as const;
  return faces
    .map(([family, start, weight]) => {
      const file = fonts.find((name) => name.startsWith(start));
      if (!file)
        throw new Error(`@sveltia/cms no longer brings the font “${family}”: look what its forms use now`);
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${file})}`;
    })
    .join('\n');
}

/** Adds the forms for editors at /admin to a finished site, when content/site.yaml turns them on and names the project. */
export function admin(site: Site): AstroIntegration {
  return {
    name: 'admin',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (!site.editor.on) return;
        await buildAdmin(site, fileURLToPath(dir));
        logger.info('forms for editors at /admin');
      },
    },
  };
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of the forms, with a policy of its own. */
export function makeAdminPage(
  { name, repository }: Pick<Site, 'name' | 'repository'>,
  forms: FormConfig,
): string {
  const policy = adminPolicy(repository).join('; ');
  const data = JSON.stringify(forms).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="content-security-policy" content="${escape(policy)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <title>Edit - ${escape(name)}</title>
    <link rel="stylesheet" href="/admin/fonts.css">
    <script type="application/json" id="forms">${data}</script>
    <script type="module" src="/admin/forms.js"></script>
  </head>
  <body>
    <noscript>
      <p>The forms need JavaScript. Without it, <a href="${escape(repository)}/tree/main/content">change the files themselves</a>.</p>
    </noscript>
  </body>
</html>
`;
}
