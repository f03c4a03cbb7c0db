import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtSites, ownSite } from './built-sites.ts';

describe.each([...builtSites, ownSite])('$name', ({ pages, files }) => {
  const elements = pages.flatMap((page) => page.elements);
  const withAttribute = (name: string) => elements.filter(({ attributes }) => attributes.has(name));
  const styles = pages.flatMap(({ html }) =>
    Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => css),
  );

  test('no page plays sound or anything else unasked', () => {
    expect(elements.filter(({ name }) => ['video', 'object', 'embed', 'bgsound'].includes(name))).toEqual([]);
    for (const { attributes } of elements.filter(({ name }) => name === 'audio')) {
      expect(attributes.get('preload')).toBe('none');
      expect([...attributes.keys()]).toEqual(expect.arrayContaining(['controls']));
      expect([...attributes.keys()]).not.toEqual(expect.arrayContaining(['autoplay']));
    }
    for (const { attributes } of elements.filter(({ name }) => name === 'iframe'))
      expect(`${attributes.get('src')} ${attributes.get('allow')}`).not.toMatch(/autoplay/);
  });

  test('no style reacts to the phone’s orientation, and the installed app does not lock it', () => {
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((css) => /orientation\s*:/.test(css))).toEqual([]);
    expect(readFileSync(files.get('/manifest.webmanifest') ?? '', 'utf8')).not.toContain('"orientation"');
  });

  test('no page asks for a password or a file, or has a CAPTCHA', () => {
    const refused = elements.filter(
      ({ name, attributes }) =>
        name === 'input' && ['password', 'file'].includes(attributes.get('type') ?? ''),
    );
    expect(refused).toEqual([]);
    // This test reads attributes and no text, because an article may mention a turnstile.
    for (const { attributes } of elements)
      for (const [name, value] of attributes)
        if (/^(?:id|class|src|name|data-)/.test(name)) expect(value).not.toMatch(/captcha|turnstile/i);
  });

  test('the browser can fill in a visitor’s e-mail address and phone number', () => {
    const own = elements.filter(
      ({ name, attributes }) => name === 'input' && ['email', 'tel'].includes(attributes.get('type') ?? ''),
    );
    expect(own.length).toBeGreaterThan(3);
    for (const { attributes } of own) expect(attributes.get('autocomplete')).toMatch(/^(?:email|tel)$/);
  });

  test('no page sets an access key', () => {
    expect(withAttribute('accesskey')).toEqual([]);
  });

  test('no page changes its order by a positive tabindex, reversed rows or columns, or a dense grid', () => {
    expect(
      withAttribute('tabindex').filter(({ attributes }) => Number(attributes.get('tabindex')) > 0),
    ).toEqual([]);
    expect(styles.filter((css) => /(?:row|column)-reverse|grid-auto-flow:\s*[^;}]*dense/.test(css))).toEqual(
      [],
    );
  });

  test('no words are only in a tooltip, which touch and keyboard users never see', () => {
    const hinted = withAttribute('title').filter(({ name }) => !['link', 'iframe'].includes(name));
    expect(hinted).toEqual([]);
  });

  test('no animation is quicker than once a second, and no file name ends in .gif or .apng', () => {
    const durations = styles.flatMap((css) =>
      Array.from(
        css.matchAll(/animation(?:-duration)?:[^;}]*?([\d.]+)(m?s)\b/g),
        ([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1),
      ),
    );
    expect(durations.filter((milliseconds) => milliseconds < 1000)).toEqual([]);
    expect([...files.keys()].filter((address) => /\.(?:gif|apng)$/.test(address))).toEqual([]);
  });
});
