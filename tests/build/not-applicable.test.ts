import { describe, expect, test } from 'vitest';
import { builtSites, ownSite } from './built-sites.ts';

describe.each([...builtSites, ownSite])('$name', ({ pages }) => {
  const elements = pages.flatMap((page) => page.elements);

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

  test('the browser can fill in a visitor’s e-mail address and phone number', () => {
    const fields = elements.filter(
      ({ name, attributes }) => name === 'input' && ['email', 'tel'].includes(attributes.get('type') ?? ''),
    );
    expect(fields.length).toBeGreaterThan(3);
    for (const { attributes } of fields) expect(attributes.get('autocomplete')).toMatch(/^(?:email|tel)$/);
  });
});
