/** How many lines a search on /search shows. */
export const MAX_RESULTS = 20;
