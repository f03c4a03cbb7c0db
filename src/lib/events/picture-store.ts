export interface StoredPictures {
  folder: string;
  subfolder: string;
  count: number;
}

/** The paths of stored pictures below the store's address: Event-Images/{folder}/{subfolder}/{n}.jpg, n = 1..count. */
export function listStoredPaths({ folder, subfolder, count }: StoredPictures): string[] {
  return Array.from({ length: count }, (_, index) => `Event-Images/${folder}/${subfolder}/${index + 1}.jpg`);
}

/** Throws a sentence when the entry counts more pictures than there are; `has` looks one path up. */
export function checkStoredPictures(id: string, pictures: StoredPictures, has: (path: string) => boolean) {
  const missing = listStoredPaths(pictures).findIndex((path) => !has(path));
  if (missing === -1) return;
  const { folder, subfolder, count } = pictures;
  throw new Error(
    `content/events/${id}.md: images.count: ${count} is more than public/Event-Images/${folder}/${subfolder} holds; ` +
      `write ${missing}, or add ${missing + 1}.jpg`,
  );
}
