import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtSites, ownSite } from './built-sites.ts';

describe.each([...builtSites, ownSite])('$name', ({ pages, files }) => {
  const elements = pages.flatMap((page) => page.elements);
  const withAttribute = (name: string) => elements.filter(({ attributes }) => attributes.has(name));
  const styles = pages.flatMap(({ html }) =>
    Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => css),
  );

  test('no page plays sound or video until a visitor starts it', () => {
    expect(elements.filter(({ name }) => ['video', 'object', 'embed', 'bgsound'].includes(name))).toEqual([]);
    for (const { attributes } of elements.filter(({ name }) => name === 'audio')) {
      expect(attributes.get('preload')).toBe('none');
      expect([...attributes.keys()]).toEqual(expect.arrayContaining(['controls']));
      expect([...attributes.keys()]).not.toEqual(expect.arrayContaining(['autoplay']));
    }
    for (const { attributes } of elements.filter(({ name }) => name === 'iframe'))
      expect(`${attributes.get('src')} ${attributes.get('allow')}`).not.toMatch(/autoplay/);
  });

  test('neither the styles nor the app manifest mentions the phone’s orientation', () => {
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((css) => /orientation\s*:/.test(css))).toEqual([]);
    expect(readFileSync(files.get('/manifest.webmanifest') ?? '', 'utf8')).not.toContain('"orientation"');
  });

  test('no page has a password field, a file field or a CAPTCHA', () => {
    const refused = elements.filter(
      ({ name, attributes }) =>
        name === 'input' && ['password', 'file'].includes(attributes.get('type') ?? ''),
    );
    expect(refused).toEqual([]);
    // An article may mention a CAPTCHA, so only attributes are searched.
    for (const { attributes } of elements)
      for (const [name, value] of attributes)
        if (/^(?:id|class|src|name|data-)/.test(name)) expect(value).not.toMatch(/captcha|turnstile/i);
  });

  test('the browser can fill in a visitor’s e-mail address and phone number', () => {
    const fields = elements.filter(
      ({ name, attributes }) => name === 'input' && ['email', 'tel'].includes(attributes.get('type') ?? ''),
    );
    expect(fields.length).toBeGreaterThan(3);
    for (const { attributes } of fields) expect(attributes.get('autocomplete')).toMatch(/^(?:email|tel)$/);
  });

  test('no page has an `accesskey` attribute', () => {
    expect(withAttribute('accesskey')).toEqual([]);
  });

  test('no page has a positive `tabindex`, a reversed flexbox or a dense grid', () => {
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

  test('every animation takes at least a second, and no file is a .gif or .apng', () => {
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
