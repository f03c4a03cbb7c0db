import type { EditorComponent } from '#lib/news/editor-components.ts';
import Figure from './Figure.astro';
import Lang from './Lang.astro';
import Quote from './Quote.astro';

export const editorComponents = { Figure, Lang, Quote } satisfies Record<EditorComponent, unknown>;
