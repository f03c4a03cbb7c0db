/**
 * Draws the pictures of the sample events as JPEG files beside their entries: `node scripts/draw-event-pictures.ts`.
 * Photographs replace them one by one. One is as large as a phone's camera makes them and says where it was taken, so that
 * every build shows that pictures leave it small and without their place.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { drawScene } from './event-pictures/draw-scene.ts';
import { scenes } from './event-pictures/scenes.ts';

for (const { path, isFromPhone, ...scene } of scenes) {
  const file = `content/events/${path}.jpg`;
  mkdirSync(dirname(file), { recursive: true });
  const picture = sharp(Buffer.from(drawScene(scene)), { density: isFromPhone ? 240 : 72 });
  const { size } = await (
    isFromPhone
      ? picture
          .resize(4000, 3000)
          .withExif({
            IFD0: { Make: 'Sample', Model: 'Phone' },
            IFD3: {
              GPSLatitudeRef: 'N',
              GPSLatitude: '6/1 41/1 8/1',
              GPSLongitudeRef: 'W',
              GPSLongitude: '1/1 34/1 17/1',
            },
          })
          .jpeg({ quality: 40 })
      : picture.resize(1200, 900).jpeg({ quality: 68, mozjpeg: true })
  ).toFile(file);
  console.log(`${file}: ${size} bytes`);
}
