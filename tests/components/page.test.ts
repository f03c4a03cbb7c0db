import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'page-'));

// Without these mocks, the test would bundle both scripts in each language.
vi.mock('#components/site/site-script.ts?inlined', () => ({ default: {} }));
vi.mock('#components/site/count-views.ts?inlined', () => ({ default: {} }));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a page registers no service worker if offline reading is off', async () => {
  const settings = join(folder, 'site.yaml');
  writeFileSync(settings, 'offline: { on: false }');
  vi.stubEnv('SITE_OVERRIDES', settings);
  const { default: Page } = await import('#layouts/Page.astro');
  const container = await AstroContainer.create();
  const html = await container.renderToString(Page, { props: { title: 'News', description: 'Our news' } });
  // site-script.ts registers the worker only if the link to the manifest has `data-offline`.
  expect(html).toContain('rel="manifest"');
  expect(html).not.toContain('data-offline');
});
