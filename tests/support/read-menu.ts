import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The items of content/navigation.yaml, as editors wrote them. */
export const readMenu = () =>
  parse(readFileSync('content/navigation.yaml', 'utf8')) as {
    title: string;
    path: string;
    places: string[];
    visible: boolean;
  }[];
