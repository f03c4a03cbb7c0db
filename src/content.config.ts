import type { SchemaContext } from 'astro:content';
import { defineCollection } from 'astro/content/config';
import * as z from 'zod';
import { pictureStorage } from './lib/events/event-pictures.ts';
import { readSiteSettings } from './loaders/site-settings.ts';
import { fileLoader, translationLoader } from './loaders/file-loader.ts';
import { addPictures } from './loaders/pictures.ts';
import { SINGLE_FILES } from './loaders/single-file.ts';
import { collections as kinds } from './schemas/collections.ts';
import type { WithPictures } from './schemas/media.ts';

// src/integrations/host-files.ts reads the redirects, and src/loaders reads the others.
const NOT_COLLECTIONS = ['interface', 'site', 'redirects', ...SINGLE_FILES] as const;
type CollectionName = Exclude<keyof typeof kinds, (typeof NOT_COLLECTIONS)[number]>;

const storage = pictureStorage(readSiteSettings());
// Object.keys() returns plain strings, so the cast gives them the type of the names.
const collectionNames = Object.keys(kinds).filter(
  (name) => !NOT_COLLECTIONS.some((each) => each === name),
) as CollectionName[];

const describeCollection = <Key extends CollectionName>(name: Key) => ({
  loader: fileLoader(kinds[name]),
  schema({ image }: SchemaContext) {
    const schema: z.ZodType = kinds[name].schema;
    // The cast: TypeScript knows only the union of all schemas here, not the schema of this name.
    return schema.transform((value, { addIssue }) =>
      addPictures(value, image, storage).catch(({ message }: Error) =>
        addIssue({ code: 'custom', path: ['images', 'count'], message }),
      ),
    ) as z.ZodType<WithPictures<z.output<(typeof kinds)[Key]['schema']>>>;
  },
});

// The cast: Object.fromEntries() gives all collections one type.
const allCollections = Object.fromEntries(
  collectionNames.map((name) => [name, defineCollection(describeCollection(name))]),
) as {
  [Key in CollectionName]: ReturnType<typeof describeCollection<Key>>;
};

export const collections = {
  ...allCollections,
  // src/queries/translations.ts puts each translation into its entry. The content check, not this schema, reports mistakes.
  translations: defineCollection({ loader: translationLoader(), schema: z.record(z.string(), z.unknown()) }),
};
