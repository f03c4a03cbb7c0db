/**
 * The components that editors may use in an .mdx file (src/components/editors): what each needs, whether words stand
 * inside it, and what it looks like.
 */
export const EDITOR_COMPONENTS = {
  Quote: {
    attributes: ['by'],
    hasWords: true,
    example: '<Quote by="Abena, volunteer">What she said.</Quote>',
  },
  Figure: {
    attributes: ['value', 'of'],
    hasWords: false,
    example: '<Figure value="800" of="students reached" />',
  },
} as const;

export type EditorComponent = keyof typeof EDITOR_COMPONENTS;
