/** The build writes a script and its page together, so the cast is safe. */
export const findPart = <Part extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
) => within.querySelector(selector) as Part;
