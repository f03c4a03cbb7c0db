/** The large picture of an event. */
export const mainPicture = { width: 720, height: 540, quality: 40, layout: 'none' as const };

/** It is shown 328 pixels wide on a small phone and 764 at most. Every further width costs the build half a second a photograph. */
export const mainSizes = { widths: [360, 720], sizes: '(min-width: 48em) 48rem, 91vw' };
