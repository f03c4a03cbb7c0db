/** A rule that axe can never decide for some elements ("incomplete" in its results), and what decides it instead. */
interface AxeException {
  /** The rule's id in axe. */
  rule: string;
  /** A CSS selector of these elements. */
  elements: string;
  reason: string;
  /** What decides the rule for these elements. */
  instead: string;
}

/** For any other rule or element, an undecided result is a fault. */
export const axeExceptions: readonly AxeException[] = [
  {
    rule: 'color-contrast',
    elements: 'svg text',
    reason: 'axe does not know the fill of a shape',
    instead: 'judgeDrawnText, which findAxeFaults runs on the same page',
  },
  {
    rule: 'color-contrast',
    elements: 'a[target=_blank] > span[aria-hidden]',
    reason: 'axe judges no symbol such as the arrow of a link to another site',
    instead: 'axe, for the words of the same link, which have the same colours as the symbol',
  },
  {
    rule: 'color-contrast',
    elements: '.map-canvas > p',
    reason: 'the stand-in for the maps service shows this sentence under its marks',
    instead: 'nothing, because no visitor sees the stand-in',
  },
  {
    rule: 'target-size',
    elements: 'gmp-advanced-marker',
    reason: 'marks are where the places are; zooming in separates marks that are close together',
    instead:
      'the list of communities on the same page, which links to the same pages (WCAG 2.2, 2.5.8, equivalent)',
  },
  {
    rule: 'frame-tested',
    elements: 'iframe',
    reason: 'the iframe shows another company’s page',
    instead: 'the rule frame-title of axe, and the tests of each frame’s plain link and phone number',
  },
];
