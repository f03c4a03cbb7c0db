/** Addresses of island code. The small script that every page shares is not island code. */
export const islandCode = /\/_astro\/(?!site-script)[^/]+\.js/;
