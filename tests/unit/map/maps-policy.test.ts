import { describe, expect, test } from 'vitest';
import { mapsPolicy } from '#lib/security/content-policy.ts';

const origin = 'https://maps.googleapis.com';
const { scripts, styles, directives } = mapsPolicy({ origin });
const sourcesOf = (name: string) =>
  directives
    .find((each) => each.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

// https://developers.google.com/maps/documentation/javascript/content-security-policy, without what every page allows.
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

  test('allows inline styles, and those of Google Fonts', () => {
    expect(styles).toEqual(["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com']);
  });

  test('allows WebAssembly, but not eval, for the owner’s vector map', () => {
    expect(mapsPolicy({ origin, mapId: 'of-the-owner' }).scripts).toContain("'wasm-unsafe-eval'");
    expect(JSON.stringify(mapsPolicy({ origin, mapId: 'of-the-owner' }))).not.toContain("'unsafe-eval'");
  });
});

test('a page with another maps service allows only the host of that service', () => {
  const { scripts, styles, directives } = mapsPolicy({ origin: 'https://atlas.test' });
  const named = [...scripts, ...styles, ...directives].join(' ').match(/https:\S+/g);
  expect(new Set(named)).toEqual(new Set(['https://atlas.test']));
});
