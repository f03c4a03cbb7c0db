import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Place } from '#lib/map/places.ts';
import { communitySchema } from '../../src/schemas/community.ts';
import { need } from './read-entries.ts';

/** The communities of the real content, as the maps get them. */
export function loadPlaces(): Place[] {
  return globSync('content/communities/!(_*|*.*).yaml').map((path) => {
    const { name, lat, lng, visible } = communitySchema.parse(parse(readFileSync(path, 'utf8')));
    return { id: basename(path, '.yaml'), name, lat, lng, isLinked: visible };
  });
}

/** A community of the real content whose page is linked. */
export const shownPlace = (): Place =>
  need(
    loadPlaces().find(({ isLinked }) => isLinked),
    'a visible community',
  );

/**
 * Finds the link and the mark of a place on the drawn map of the open page. The page of the place must be linked. Places that are
 * close together share a mark, which opens their links. The mark of a single place is its link.
 */
export async function findOnMap(
  page: Page,
  { id }: Place,
): Promise<{ link: Locator; mark: Locator; isSinglePlace: boolean }> {
  const link = page.locator(`a[href="/communities/${id}"]`);
  const item = page.locator('.marks > li').filter({ has: link });
  const mark = item.locator('.mark');
  return { link: item.locator(link), mark, isSinglePlace: await mark.evaluate((each) => each.matches('a')) };
}
