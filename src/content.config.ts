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
// These are not Astro collections. They are read in src/lib/language, src/loaders and src/integrations/host-files.ts.
const APART = ['interface', 'site', 'languages', 'figures', 'redirects'] as const;
type Name = Exclude<keyof Kinds, (typeof APART)[number]>;

const storage = pictureStorage(readSiteSettings());
const kinds = collectionsWith(pictureFile);
// Object.keys() returns texts.
const names = Object.keys(kinds).filter((name) => !APART.some((apart) => apart === name)) as Name[];

/** A picture for the build. pictureFile checks its path first, since Astro would run a file of code. */
const builtPicture = ({ image }: SchemaContext) =>
  // Astro types the input of image() as a finished picture, but it is a path.
  pictureFile.pipe(image() as unknown as z.ZodType<ImageMetadata, string>);

const define = <Key extends Name>(name: Key, loader = fileLoader(kinds[name])) => ({
  loader,
  schema: (context: SchemaContext) =>
    // TypeScript does not follow the type of one kind through its name.
    collectionsWith(builtPicture(context), storage)[name].schema() as ReturnType<Kinds[Key]['schema']>,
});

const withOrder = { order: z.number() };
const { navigation, coming, symptoms } = kinds;
/** A file that is a list: each item is an entry. */
const defineList = <Item extends z.ZodType>(path: string, schema: Item) =>
  defineCollection({ loader: listLoader(path), schema });

// Object.fromEntries() returns one type for all values.
const all = Object.fromEntries(names.map((name) => [name, defineCollection(define(name))])) as {
  [Key in Name]: ReturnType<typeof define<Key>>;
};

export const collections = {
  ...all,
  events: defineCollection(define('events', eventLoader(storage))),
  navigation: defineList(navigation.path, navigation.schema().element.extend(withOrder)),
  coming: defineList(coming.path, coming.schema().element.extend(withOrder)),
  symptoms: defineList(symptoms.path, symptoms.schema().element.extend(withOrder)),
  // src/queries/translations.ts puts the translations into their entries. The content check reports mistakes in them.
  translations: defineCollection({ loader: translationLoader(), schema: z.record(z.string(), z.unknown()) }),
};
