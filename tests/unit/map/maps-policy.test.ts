import { describe, expect, test } from 'vitest';
import { mapsPolicy } from '#lib/security/content-policy.ts';

const origin = 'https://maps.googleapis.com';
const { scripts, styles, directives } = mapsPolicy({ origin });
const sourcesOf = (name: string) =>
  directives
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

// Sources from Google's list: https://developers.google.com/maps/documentation/javascript/content-security-policy
// Every page allows 'self' anyway.
const GOOGLES_LIST = {
  'img-src':
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com',
  'frame-src': 'https://*.google.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'font-src': 'https://fonts.gstatic.com',
  'worker-src': 'blob:',
};

describe('a page with Google’s map', () => {
  test.each(Object.entries(GOOGLES_LIST))('allows the sources that Google lists for %s', (name, list) => {
    expect(sourcesOf(name)).toEqual(expect.arrayContaining(list.split(' ')));
  });

  test('allows scripts from only one Google host', () => {
    expect(scripts).toEqual(["'self'", origin, 'blob:']);
  });

  test('allows inline styles and the style sheets of Google Fonts', () => {
    expect(styles).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com']);
  });

  test('lets the owner’s vector map run WebAssembly but not `eval`', () => {
    expect(mapsPolicy({ origin, mapId: 'of-the-owner' }).scripts).toContain("'wasm-unsafe-eval'");
    expect(JSON.stringify(mapsPolicy({ origin, mapId: 'of-the-owner' }))).not.toContain("'unsafe-eval'");
  });
});

test('a page with another maps service allows only the host of that service', () => {
  const { scripts, styles, directives } = mapsPolicy({ origin: 'https://atlas.test' });
  const named = [...scripts, ...styles, ...directives].join(' ').match(/https:\S+/g);
  expect(new Set(named)).toEqual(new Set(['https://atlas.test']));
});
