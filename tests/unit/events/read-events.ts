import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { toEvent } from '#lib/events/public-event.ts';
import { eventSchema, outreachTemplateSchema } from '../../../src/schemas/event.ts';

const schema = eventSchema(z.string());
const header = (file: string): unknown => parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '');

export const template = outreachTemplateSchema.parse(header('content/events/_health-outreach.md'));

/** All entries of the real content, as their editors wrote them. */
function readEntries() {
  return globSync('content/events/!(_*|*.*).md').map((file) => ({
    id: basename(file, '.md'),
    entry: schema.parse(header(file)),
  }));
}

/** All events of the real content, as the pages get them. */
export function readEvents() {
  return readEntries()
    .filter(({ entry }) => entry.visible)
    .map(({ id, entry }) => toEvent(id, entry, template));
}
