/** A picture as it is shown at one place: in the small format where there is one, and in the one every browser takes. */
export interface PictureSize {
  /** A `srcset`: one address, or several with their widths. */
  avif?: string;
  /** How wide it is shown, where there are several to choose from. */
  sizes?: string;
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
