/** Finds an element that the script's page always has: the build writes both. So the cast is wrong only if the build is wrong. */
export const findPart = <Part extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector(selector) as Part;
