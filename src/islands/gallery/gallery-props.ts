/** One size of a picture: the small format where there is one, and the one every browser takes. */
export interface PictureSize {
  avif?: string;
  webp: string;
}

export interface GalleryPicture {
  alt: string;
  thumb: PictureSize;
  main: PictureSize;
  /** The whole picture, large. */
  full: string;
}

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
}
