/** Finds an element of the script's own page. The build writes page and script together, so the cast is safe. */
export const findPart = <Part extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector(selector) as Part;
