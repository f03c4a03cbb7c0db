import { statSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { listPublished, type Published } from '#lib/news/articles.ts';
import { newestFirst } from '#lib/ids.ts';
import type { Recording } from '../schemas/media.ts';
import type { PageEntry } from '../schemas/page.ts';
import { getEntry, getCollection } from './entries.ts';
import type { Localised } from './translations.ts';

type PageId = PageEntry['page'];

/** The words of one page. Throws an error with the file name if the file is missing or belongs to another page. */
export async function getPage<Id extends PageId>(id: Id): Promise<Extract<PageEntry, { page: Id }>> {
  const entry = await getEntry('pages', id);
  if (entry?.data.page !== id) {
    throw new Error(`content/pages/${id}.yaml is missing, or its line "page:" does not say "${id}"`);
  }
  // TypeScript does not narrow a type by a comparison with a variable.
  return entry.data as Extract<PageEntry, { page: Id }>;
}

/** `language` is set if the title is not in the language of the current page. */
export async function getTitle(id: PageId): Promise<{ title: string; language?: string }> {
  const entry = await getEntry('pages', id, { isName: true });
  if (!entry) throw new Error(`content/pages/${id}.yaml is missing`);
  // Only the page donate-programme has no title.
  const title = 'title' in entry.data ? entry.data.title : '';
  return { title, ...(entry.language && { language: entry.language }) };
}

export type HelpPage = CollectionEntry<'helpPages'>;

export type PlainPage = CollectionEntry<'plainPages'>;

export async function listPlainPages(): Promise<PlainPage[]> {
  return (await getCollection('plainPages')).filter(({ data }) => data.visible);
}

/** The questions of one page (`content/faqs/<page>/`), in their order. */
export async function listFaqs(page: string): Promise<CollectionEntry<'faqs'>[]> {
  return getCollection('faqs', { under: `${page}/` });
}

export type Article = Localised<Published<CollectionEntry<'articles'>>>;

export async function listArticles(): Promise<Article[]> {
  return listPublished(await getCollection('articles'));
}

export type Internship = Localised<CollectionEntry<'internships'>>;

export async function listInternships(): Promise<Internship[]> {
  return newestFirst(await getCollection('internships'));
}

export type Role = Localised<CollectionEntry<'volunteerRoles'>>;

export async function listRoles(): Promise<Role[]> {
  return newestFirst(await getCollection('volunteerRoles'));
}

// `no-inline`: the content security policy forbids data: URLs.
const sounds = import.meta.glob<string>('/content/{pages,help-pages,articles,services}/*.{mp3,ogg}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** The recordings of an entry. Each has the address and size of its MP3 and, if there is one, of a smaller Opus file. */
export function listRecordings(folder: string, audio: readonly Recording[]) {
  return audio.map((recording) => {
    // Editors write './name.mp3'.
    const file = recording.file.slice(2);
    // Vite's keys begin with /. For the file system, slice(1) removes it.
    const path = `/content/${folder}/${file}`;
    const address = sounds[path];
    if (address === undefined) throw new Error(`${path.slice(1)} is missing`);
    const opusPath = path.replace(/mp3$/, 'ogg');
    const opus = sounds[opusPath];
    return {
      ...recording,
      file,
      address,
      opus,
      bytes: statSync(path.slice(1)).size,
      opusBytes: opus && statSync(opusPath.slice(1)).size,
    };
  });
}
