/**
 * The components that editors use in .mdx files (src/components/editors). `hasWords`: words stand between the tags. `isInline`: the
 * component can be inside a sentence.
 */
export const EDITOR_COMPONENTS = {
  Quote: {
    attributes: ['by'],
    hasWords: true,
    isInline: false,
    example: '<Quote by="Abena, volunteer">What she said.</Quote>',
  },
  Figure: {
    attributes: ['value', 'of'],
    hasWords: false,
    isInline: false,
    example: '<Figure value="800" of="students reached" />',
  },
  Lang: {
    attributes: ['tag'],
    hasWords: true,
    isInline: true,
    example: '<Lang tag="tw">Yɛda mo ase</Lang>',
  },
} as const;

/** A language's short name, such as tw, fr or pt-BR. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

export type EditorComponent = keyof typeof EDITOR_COMPONENTS;
