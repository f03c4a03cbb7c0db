import { frameFixtures } from '#islands/frame/frame.fixtures.ts';
import { galleryFixtures } from '#islands/gallery/gallery.fixtures.ts';
import { mapFixtures } from '#islands/map/map.fixtures.ts';
import { pickerFixtures } from '#islands/picker/picker.fixtures.ts';
import { requestFormFixtures } from '#islands/request-form/request-form.fixtures.ts';

const fixtures = {
  frame: frameFixtures,
  gallery: galleryFixtures,
  map: mapFixtures,
  picker: pickerFixtures,
  'request-form': requestFormFixtures,
};

/** Every named fixture of every island, with its address in the workshop. */
export function listFixtures() {
  return Object.entries(fixtures).flatMap(([island, named]) =>
    Object.entries(named).map(([fixture, props]) => {
      const slug = fixture.replaceAll(' ', '-');
      return { island, fixture, slug, props, address: `/workshop/${island}/${slug}` };
    }),
  );
}
