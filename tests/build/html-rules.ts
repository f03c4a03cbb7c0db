import type { ConfigData } from 'html-validate';

/** What html-validate checks in built pages. A rule is off only if Astro or React writes something else, or CSS does its work. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The recommended set lacks these rules. Most of them help people who use screen readers.
    'heading-level': 'error',
    'input-missing-label': 'error',
    'no-missing-references': 'error',
    // The content security policy refuses inline styles.
    'no-inline-style': 'error',
    // React writes <input/>, Astro <input>: the same element.
    'void-style': 'off',
    // React writes autoComplete and encType: HTML ignores case.
    'attr-case': 'off',
    // React writes required="", Astro required.
    'attribute-boolean-style': 'off',
    // React writes hidden="" too; the attribute may also have the value until-found.
    'attribute-empty-style': 'off',
    // CSS controls line breaks (white-space), so editors need no special characters in phone numbers.
    'tel-non-breaking': 'off',
  },
};
