/** Addresses of the code of islands. The script of every page, which is small and comes with the page, is none. */
export const islandCode = /\/_astro\/(?!site-script)[^/]+\.js/;
