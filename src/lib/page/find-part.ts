/**
 * Finds an element that the page of a script always has, because the build writes the page and the script. So the cast is wrong
 * only if the build is wrong.
 */
export const findPart = <Part extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector(selector) as Part;
