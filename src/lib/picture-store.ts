import type { Site } from '../schemas/site.ts';
import { isConfigured } from './configured.ts';

/** Where the pictures of events are that are given by folder and count: the configured host, else '.', beside the entries. */
export function pictureStore({ imagesBaseUrl }: Pick<Site, 'imagesBaseUrl'>): string {
  return isConfigured(imagesBaseUrl) ? imagesBaseUrl.replace(/\/$/, '') : '.';
}

/** The hosts that the build may take pictures from. */
export function storeHosts(store: string): string[] {
  return URL.canParse(store) ? [new URL(store).hostname] : [];
}
