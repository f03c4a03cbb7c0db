import type { Entry } from './entry.ts';

/** All of content/, read: what the checks that compare files with each other work on. */
export interface Content {
  entries: readonly Entry[];
  /** The templates of editors, by the folder of their kind. */
  templates: ReadonlyMap<string, Entry>;
  /** Every file below content/, as in content/articles/7.jpg. */
  files: ReadonlySet<string>;
  /** What is wrong with the picture files that cannot be shown. */
  badPictures: ReadonlyMap<string, string>;
  /** The files of src/pages, as in news/[id].astro. */
  pages: readonly string[];
  /** Prices as they were before the change that is looked at, by file and id of the option, where that is known. */
  formerPrices?: ReadonlyMap<string, number>;
}
