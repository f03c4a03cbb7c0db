import type { EditorComponent } from '#lib/news/editor-components.ts';
import Figure from './Figure.astro';
import Quote from './Quote.astro';

/** What <Quote> and <Figure> in an editor's .mdx file become: `<Content components={editorComponents} />`. */
export const editorComponents = { Figure, Quote } satisfies Record<EditorComponent, unknown>;
