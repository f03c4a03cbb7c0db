/** An element that the page of a script always has: the build writes both. So the cast can only be wrong if the build is. */
export const findPart = <Part extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector(selector) as Part;
