import { describe, expect, test, vi } from 'vitest';
import { KINDS } from '#schemas/kinds.ts';
import { headerPolicy } from '#lib/response-headers.ts';
import { makeAdminPage, admin } from '../../../src/integrations/admin/admin.ts';
import { makeFormConfig } from '../../../src/integrations/admin/form-config.ts';
import { sampleSite } from '../../support/sample-site.ts';

const site = { ...sampleSite, repository: 'https://github.com/hope-health/website' };
const forms = makeFormConfig(site);
const html = makeAdminPage(site, forms);

const finish = (settings: typeof site) => {
  const hook = admin(settings).hooks['astro:build:done'];
  return hook?.({ dir: new URL('file:///nowhere/'), logger: { info: vi.fn() } } as never);
};

describe('the forms for editors', () => {
  test('are not built unless somebody turns them on', async () => {
    await expect(finish({ ...site, editor: { on: false } })).resolves.toBeUndefined();
  });

  test('run no script but their own, send nothing to others, and stay out of searches', () => {
    const policy = /content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self' blob: data: https://api.github.com;");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('save to the project as pull requests, after a sign-in with a token', () => {
    expect(forms.config).toMatchObject({
      backend: { name: 'github', repo: 'hope-health/website', branch: 'main', auth_methods: ['token'] },
      publish_mode: 'editorial_workflow',
    });
    expect(JSON.stringify(forms.config)).not.toContain('api_root');
  });

  test('explain each box with the words of the schema, and refuse what it refuses', () => {
    const { collections } = forms.config as {
      collections: { name: string; fields?: Record<string, unknown>[] }[];
    };
    const event = collections.find(({ name }) => name === 'events')?.fields ?? [];
    expect(event.find(({ name }) => name === 'eventStartDate')).toMatchObject({
      label: 'Event start date',
      hint: 'The first day, MM/DD/YYYY',
      pattern: [expect.any(String), 'write the date as MM/DD/YYYY, such as 08/16/2026'],
    });
    expect(event.find(({ name }) => name === 'componentLink')).toMatchObject({ widget: 'select' });
  });

  test('are there for every kind of entry but the lists of languages, of the menu, of old addresses and of the pages to come', () => {
    const { collections } = forms.config as {
      collections: { folder?: string; files?: { file: string }[] }[];
    };
    const paths = collections.flatMap(({ folder, files = [] }) => [folder, ...files.map(({ file }) => file)]);
    const without = KINDS.filter(({ path }) => !paths.some((each) => each?.startsWith(path)));
    expect(without.map(({ path }) => path)).toEqual([
      'content/languages.yaml',
      'content/navigation.yaml',
      'content/redirects.yaml',
      'content/events/_health-outreach.md',
      'content/coming.yaml',
    ]);
  });
});

test('the header of every answer lets the forms work while they are on, and is stricter while they are off', () => {
  const on = headerPolicy({ ...site, editor: { on: true } });
  const off = headerPolicy(site);
  expect(on).toMatch(/connect-src [^;]*https:\/\/api\.github\.com/);
  expect(on).toMatch(/font-src [^;]*'self'/);
  expect(on).not.toMatch(/script-src |default-src|style-src-elem/);
  expect(off).not.toMatch(/github|unsafe-inline/);
});
