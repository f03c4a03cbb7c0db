import type { ConfigData } from 'html-validate';

/** What html-validate checks in built pages. A rule is off only if Astro or React breaks it harmlessly, or if CSS replaces it. */
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
    // React writes <input/> and Astro writes <input>: the same element.
    'void-style': 'off',
    // React writes autoComplete and encType: HTML ignores case.
    'attr-case': 'off',
    // React writes `required=""` and Astro writes `required`: the same attribute.
    'attribute-boolean-style': 'off',
    // React writes `hidden=""`. The rule refuses this, because `hidden` may have a value: `until-found`.
    'attribute-empty-style': 'off',
    // CSS controls line breaks (white-space), so editors need no special characters in phone numbers.
    'tel-non-breaking': 'off',
  },
};
