/** A question that axe always leaves open, and what answers it instead. */
interface AxeException {
  /** The rule's id in axe. */
  rule: string;
  /** The elements with this question, as a CSS selector. */
  elements: string;
  reason: string;
  /** What answers it. */
  instead: string;
}

/** All of them. For any other element, a question that axe leaves open is a fault. */
export const axeExceptions: readonly AxeException[] = [
  {
    rule: 'color-contrast',
    elements: 'svg text',
    reason: 'axe knows no shape’s fill',
    instead: 'judgeDrawnText, in the same look at the same page',
  },
  {
    rule: 'color-contrast',
    elements: '.map-canvas > p',
    reason: 'it is a sentence of the stand-in for the maps service, under its marks',
    instead: 'nobody, since no visitor sees it',
  },
  {
    rule: 'target-size',
    elements: 'gmp-advanced-marker',
    reason: 'places lie where they lie, and a closer look parts those that are near one another',
    instead:
      'the list of communities on the same page, which leads to the same pages (WCAG 2.2, 2.5.8, equivalent)',
  },
  {
    rule: 'frame-tested',
    elements: 'iframe',
    reason: 'what stands in a frame is another company’s page',
    instead: 'frame-title of axe, and the tests of each frame’s plain link and phone number',
  },
];
