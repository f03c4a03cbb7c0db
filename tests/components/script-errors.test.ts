import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What a page carries for the count of errors, and what /privacy says of who gets something. */
async function read(settings: string) {
  vi.stubEnv('SITE_OVERRIDES', settings);
  const { default: Counts } = await import('#components/site/Counts.astro');
  const { default: Recipients } = await import('#components/site/Recipients.astro');
  const container = await AstroContainer.create();
  return {
    script: (await container.renderToString(Counts)).trim(),
    privacy: await container.renderToString(Recipients),
  };
}

test('a page is not a byte longer while nobody counts errors', async () => {
  const { script, privacy } = await read('tests/fixtures/sample-site.yaml');
  expect(script).toBe('');
  expect(privacy).not.toContain('Errors of this website');
});

test('a page says to whom errors are told, and so does the privacy page', async () => {
  const { script, privacy } = await read('tests/fixtures/another-charity/site.yaml');
  expect(script).toMatch(
    /^<script type="module">[^<]+<\/script>\s*<script async type="module" src="\/_astro\/count-errors\.[\w-]+\.js" integrity="sha256-[^"]+" data-to="https:\/\/mistakes\.test\/count" data-page="[^"]*"><\/script>$/,
  );
  expect(privacy).toMatch(/Errors of this website.*mistakes\.test/s);
});
