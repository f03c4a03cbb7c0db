import { describe, expect, test } from 'vitest';
import { permissionOf, readLicences } from '../../scripts/docs/licences.ts';

describe('whoever publishes the site', () => {
  const packages = readLicences(process.cwd());

  test('may use every package that it is made with', () => {
    expect(packages.length).toBeGreaterThan(300);
    const refused = packages.filter(({ name, licence }) => permissionOf(name, licence) === null);
    expect(refused).toEqual([]);
  });

  test.each([
    ['left-pad', 'GPL-3.0'],
    ['left-pad', 'none'],
    ['left-pad', 'MPL-2.0'],
    ['@img/sharp-linux-x64', 'AGPL-3.0'],
  ])('is warned of %s under %s', (name, licence) => {
    expect(permissionOf(name, licence)).toBeNull();
  });
});
