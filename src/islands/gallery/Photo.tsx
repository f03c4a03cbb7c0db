import type { PictureSize } from './gallery-props.ts';

interface PhotoProps {
  size: PictureSize;
  alt: string;
  widthPx: number;
  heightPx: number;
}

/** A picture in the smallest format that the browser takes. */
export function Photo({ size, alt, widthPx, heightPx }: PhotoProps) {
  return (
    <picture>
      {size.avif && <source type="image/avif" srcSet={size.avif} sizes={size.sizes} />}
      <img src={size.webp} alt={alt} width={widthPx} height={heightPx} loading="lazy" decoding="async" />
    </picture>
  );
}
