import type { ImageMetadata } from 'astro';
import type { SchemaContext } from 'astro:content';
import { defineCollection } from 'astro/content/config';
import * as z from 'zod';
import { pictureStorage } from './lib/events/event-pictures.ts';
import { readSiteSettings } from './loaders/site-settings.ts';
import { fileLoader, listLoader, eventLoader, translationLoader } from './loaders/file-loader.ts';
import { collectionsWith } from './schemas/collections.ts';
import { pictureFile } from './schemas/media.ts';

type Kinds = ReturnType<typeof collectionsWith<ImageMetadata>>;
// These are not Astro collections: src/integrations/host-files.ts reads the redirects, and src/loaders reads the others.
const NOT_COLLECTIONS = ['interface', 'site', 'languages', 'figures', 'redirects'] as const;
type CollectionName = Exclude<keyof Kinds, (typeof NOT_COLLECTIONS)[number]>;

const storage = pictureStorage(readSiteSettings());
const kinds = collectionsWith(pictureFile);
// Object.keys() returns plain strings, so the cast gives them the type of the names.
const collectionNames = Object.keys(kinds).filter(
  (name) => !NOT_COLLECTIONS.some((each) => each === name),
) as CollectionName[];

/** A picture for the build. pictureFile checks the path first: if the path named a file of code, Astro would run that code. */
const builtPicture = ({ image }: SchemaContext) =>
  // Astro types the input of image() as a finished picture, but it is a path.
  pictureFile.pipe(image() as unknown as z.ZodType<ImageMetadata, string>);

const describeCollection = <Key extends CollectionName>(name: Key, loader = fileLoader(kinds[name])) => ({
  loader,
  schema: (context: SchemaContext) =>
    // The cast: TypeScript knows only the union of all schemas here, not the schema of this name.
    collectionsWith(builtPicture(context), storage)[name].schema() as ReturnType<Kinds[Key]['schema']>,
});

/** A file that is a list: each item is an entry. Astro collections have no order, so listLoader numbers the items. */
const defineList = <Shape extends z.ZodRawShape>(path: string, list: z.ZodArray<z.ZodObject<Shape>>) =>
  defineCollection({ loader: listLoader(path), schema: list.element.extend({ order: z.number() }) });

// The cast: Object.fromEntries() gives all collections one type.
const allCollections = Object.fromEntries(
  collectionNames.map((name) => [name, defineCollection(describeCollection(name))]),
) as {
  [Key in CollectionName]: ReturnType<typeof describeCollection<Key>>;
};

export const collections = {
  ...allCollections,
  // These four need another loader.
  events: defineCollection(describeCollection('events', eventLoader(storage))),
  navigation: defineList(kinds.navigation.path, kinds.navigation.schema()),
  coming: defineList(kinds.coming.path, kinds.coming.schema()),
  symptoms: defineList(kinds.symptoms.path, kinds.symptoms.schema()),
  // src/queries/translations.ts puts each translation into its entry. The content check, not this schema, reports mistakes.
  translations: defineCollection({ loader: translationLoader(), schema: z.record(z.string(), z.unknown()) }),
};
