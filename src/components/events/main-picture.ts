/** The large picture of an event. */
export const mainPicture = { width: 800, height: 600, quality: 40, layout: 'none' as const };

/** It is shown 328 pixels wide on a small phone and 764 at most. */
export const mainSizes = { widths: [360, 656, 800], sizes: '(min-width: 48em) 48rem, 91vw' };
