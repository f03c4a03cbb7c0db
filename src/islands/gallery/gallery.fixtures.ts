import { Gallery, type GalleryProps } from './Gallery.tsx';
import type { GalleryPicture } from './Thumbnails.tsx';

/** A picture that shows its number. It is a data URL, so it needs no file. */
function draw(number: number): GalleryPicture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="hsl(${number * 40} 60% 45%)" d="M0 0h4v3H0z"/><text x="1.4" y="2.2" font-size="2" fill="white">${number}</text></svg>`;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    alt: `Picture of number ${number}`,
    thumb: { jpg: address },
    main: { jpg: address },
    full: address,
  };
}

const pictures = (count: number) => Array.from({ length: count }, (_, index) => draw(index + 1));

export const galleryFixtures = {
  'six pictures': { pictures: pictures(6) },
  'one picture': { pictures: pictures(1) },
} satisfies Record<string, GalleryProps>;

export const workshop = { Island: Gallery, states: galleryFixtures };
