const LONGEST = 140;

/** What is wrong with the description of a picture; null when it is fine. */
export function checkAlt(alt: string): string | null {
  const words = alt.trim();
  if (words === '')
    return 'describe the picture for people who cannot see it, between the brackets: ![A van under a tree](./1.jpg)';
  if (/\.(?:jpe?g|png|webp|avif|gif|heic)$/i.test(words) || /^(?:IMG|DSC|PXL|WA)[-_]?\d/i.test(words))
    return `"${words}" is the name of a file. Describe what the picture shows, as in: A van under a tree`;
  if (/^(?:an? )?(?:image|picture|photo|photograph|foto|img|alt)\.?$/i.test(words))
    return `"${words}" says nothing. Describe what the picture shows, as in: A van under a tree`;
  if (words.length > LONGEST)
    return `this is ${words.length} letters long. Shorten this to at most ${LONGEST} letters`;
  return null;
}
