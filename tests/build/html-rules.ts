import type { ConfigData } from 'html-validate';

/** What html-validate looks for in every built page. A rule is relaxed only where Astro or React writes otherwise. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Not in the recommended set, and most of what a screen reader needs.
    'heading-level': 'error',
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    // The content security policy refuses it.
    'no-inline-style': 'error',
    // React writes <input/>, Astro <input>: the same element.
    'void-style': 'off',
    // React writes autoComplete and encType: HTML does not tell the cases apart.
    'attr-case': 'off',
    // React writes required="", Astro required.
    'attribute-boolean-style': 'off',
    // And hidden="", which may also say until-found.
    'attribute-empty-style': 'off',
    // A wish about line breaks that CSS fulfils (white-space), without odd characters in the editors' phone numbers.
    'tel-non-breaking': 'off',
  },
};
