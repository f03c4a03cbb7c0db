import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { findCommunityFaults } from '#lib/map/places.ts';
import { checkedId } from '#loaders/file-loader.ts';
import { communitySchema } from '../../../src/schemas/community.ts';

const schema = communitySchema(z.string());

/** The folder of the real communities, copied, after an editor has changed something in it. */
function changeContent(change: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'communities-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content/communities', folder, { recursive: true });
  change(folder);
  return folder;
}

/** What the build says of the files in a folder: what one alone has wrong, or what only shows when all are there. */
function complaintsAbout(folder: string): string {
  const idOf = checkedId('communities');
  try {
    const places = globSync('**/[!_]*.{yaml,yml}', { cwd: folder }).map((entry) => {
      const data = parse(readFileSync(join(folder, entry), 'utf8')) as Record<string, unknown>;
      const id = idOf({ entry, base: pathToFileURL(`${folder}/`) });
      const result = schema.safeParse(data);
      if (!result.success) throw new Error(`${entry}: ${z.prettifyError(result.error)}`);
      const { name, lat, lng, visible } = result.data;
      return { id, name, lat, lng, isVisible: visible };
    });
    return findCommunityFaults(places).join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

const edit = (pattern: RegExp, line: string) => (folder: string) => {
  const file = join(folder, '12.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, line));
};
const copyTo = (name: string) => (folder: string) => cpSync(join(folder, '12.yaml'), join(folder, name));

test('the files as they are raise no complaint', () => {
  expect(complaintsAbout(changeContent(() => {}))).toBe('');
});

test.each([
  ['a place far away', edit(/lat: .*/, 'lat: 51.5'), /^12\.yaml: .*write lat as in lat: 7\.0627/],
  [
    'a place in the sea',
    edit(/lat: .*/, 'lat: 4.55'),
    /communities\/12\.yaml: lat 4\.55, .* is outside Ghana/,
  ],
  [
    'lat and lng swapped',
    edit(/lat: .*\nlng: .*/, 'lat: -2.02\nlng: 7.09'),
    /^12\.yaml: .*perhaps .* swapped/,
  ],
  ['words for a number', edit(/lng: .*/, 'lng: west'), /^12\.yaml: .*as a number, such as lng: -1\.4001/],
  ['no name', edit(/name: .*\n/, ''), /^12\.yaml: .*write some text here[^]*at name/],
  [
    'one number twice',
    copyTo('12.yml'),
    /communities\/12\.ya?ml and .*12\.ya?ml would have one address: rename/,
  ],
  ['one number twice, in a folder', copyTo('old/12.yaml'), /old\/12\.yaml: name the file after .* 70\.yaml/],
  ['one place twice', copyTo('9070.yaml'), /communities\/\d+\.yaml: this is the same name and place as in/],
  [
    'a name for a number',
    (folder: string) => renameSync(join(folder, '12.yaml'), join(folder, 'bechem.yaml')),
    /communities\/bechem\.yaml: name the file after the community's number/,
  ],
] as const)('%s: the editor reads which file, and what to write', (_, change, complaint) => {
  expect(complaintsAbout(changeContent(change))).toMatch(complaint);
});
