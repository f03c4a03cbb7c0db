import { findPart } from '#lib/page/find-part.ts';

/* Where another page of ours shows /map in a frame (MapFrame.tsx), only the map is left of it, and it opens at once. */
if (parent !== window) {
  document.documentElement.dataset['framed'] = '';
  const base = document.createElement('base');
  // Links open in place of the page around the frame.
  base.target = '_top';
  document.head.append(base);
  findPart('.map-offer button').click();
}
