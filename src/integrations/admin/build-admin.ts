import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Site } from '../../schemas/site.ts';
import { makeAdminPage } from './admin-page.ts';
import { makeFormConfig } from './form-config.ts';

const require = createRequire(import.meta.url);

/** Leaves out what our forms never show: colours for 300 programming languages, and the words of 28 others. */
const lean: Plugin = {
  name: 'lean',
  setup({ onResolve, onLoad }) {
    onResolve(
      { filter: /^@shikijs\/(?:langs|themes)\/|^svgo|^leaflet|^terra-draw|\/locales\/.*\.json$/ },
      () => ({ path: 'nothing', namespace: 'lean' }),
    );
    onLoad({ filter: /./, namespace: 'lean' }, () => ({ contents: 'export default {};' }));
  },
};

const FONTS =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+)\.woff2/g;

/** Has the fonts taken from beside the page: the editor's own style sheet names a host elsewhere. */
const ownFonts = (fonts: readonly string[]): Plugin => ({
  name: 'own-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(FONTS, (address, family: string, style: string) => {
        const file = fonts.find((name) => name.startsWith(`${family}-${style}`));
        if (!file) throw new Error(`The package brings no font for ${address}`);
        return `/admin/assets/${file}`;
      }),
    }));
  },
});

/** Writes the forms for editors into a finished site: admin.html, and what it loads below admin/. */
export async function buildAdmin(site: Site, outDir: string): Promise<void> {
  const folder = join(outDir, 'admin');
  await mkdir(folder, { recursive: true });
  const assets = join(dirname(require.resolve('@sveltia/cms')), 'assets');
  await build({
    entryPoints: { forms: fileURLToPath(new URL('admin-client.ts', import.meta.url)) },
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    legalComments: 'linked',
    logLevel: 'error',
    plugins: [lean, ownFonts(await readdir(assets))],
  });
  await cp(assets, join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !/\.(?:map|wasm)$|worker/.test(path),
  });
  await writeFile(join(outDir, 'admin.html'), makeAdminPage(site, makeFormConfig(site)));
}
