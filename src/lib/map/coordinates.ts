/** A place on the earth, in degrees north and east. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** A place on a drawn map: x to the right, y downwards. */
export interface Point {
  x: number;
  y: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const KM_PER_DEGREE = EARTH_RADIUS_KM * radians(1);

const haversine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;

/** Great-circle distance in kilometres by the haversine formula, accurate to 0.5 %. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const lngPart = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * haversine(b.lng - a.lng);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine(b.lat - a.lat) + lngPart));
}

/** The place `km` kilometres away, in the direction `towards` (degrees from north). In Ghana, accurate to 1 km within 250 km. */
export function placeAt(from: Coordinates, km: number, towards: number): Coordinates {
  const angle = radians(towards);
  const lat = from.lat + (km * Math.cos(angle)) / KM_PER_DEGREE;
  const kmPerLngDegree = KM_PER_DEGREE * Math.cos(radians((from.lat + lat) / 2));
  return { lat, lng: from.lng + (km * Math.sin(angle)) / kmPerLngDegree };
}

/**
 * Only Google's address opens an app on both Android and iPhones, and a web page on computers. iPhones do not open `geo:` links,
 * and Apple's address opens no app on Android (https://developers.google.com/maps/documentation/urls).
 */
export const mapLink = ({ lat, lng }: Coordinates): string =>
  `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`;

export const mapSearchLink = (placeName: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeName)}`;

/** The border and the coast of Ghana as one closed line, reduced from Natural Earth 1:50 million (public domain). */
// prettier-ignore
export const GHANA_OUTLINE: readonly (readonly [lng: number, lat: number])[] = [
  [-0.07, 11.12], [0.01, 11.02], [-0.01, 10.89], [-0.09, 10.72], [-0.06, 10.63], [0.22, 10.39], [0.38, 10.29], [0.32, 9.69],
  [0.27, 9.67], [0.26, 9.64], [0.34, 9.6], [0.25, 9.54], [0.26, 9.49], [0.23, 9.46], [0.29, 9.43], [0.37, 9.49], [0.41, 9.49],
  [0.45, 9.48], [0.53, 9.4], [0.47, 9.11], [0.46, 8.97], [0.5, 8.89], [0.49, 8.85], [0.37, 8.76], [0.48, 8.57], [0.62, 8.48],
  [0.69, 8.35], [0.69, 8.3], [0.6, 8.21], [0.59, 8.15], [0.61, 7.73], [0.5, 7.55], [0.51, 7.44], [0.64, 7.35], [0.59, 7.03],
  [0.52, 6.94], [0.52, 6.85], [0.67, 6.59], [0.7, 6.58], [0.74, 6.45], [0.91, 6.33], [0.98, 6.32], [1.05, 6.2], [1.19, 6.14],
  [1.19, 6.09], [1.05, 5.99], [0.95, 5.81], [0.75, 5.76], [0.26, 5.76], [-0.13, 5.57], [-0.35, 5.5], [-0.48, 5.39],
  [-0.67, 5.32], [-0.8, 5.23], [-1.06, 5.18], [-1.5, 5.04], [-1.64, 4.98], [-2, 4.76], [-2.09, 4.76], [-2.4, 4.93],
  [-3.11, 5.09], [-3.09, 5.13], [-2.95, 5.12], [-2.9, 5.15], [-2.82, 5.15], [-2.76, 5.43], [-2.8, 5.6], [-2.96, 5.64],
  [-3, 5.71], [-3.24, 6.53], [-3.23, 6.81], [-2.99, 7.21], [-2.96, 7.46], [-2.9, 7.68], [-2.79, 7.93], [-2.61, 8.05],
  [-2.61, 8.15], [-2.54, 8.17], [-2.51, 8.21], [-2.6, 8.8], [-2.63, 8.84], [-2.65, 8.96], [-2.69, 9.02], [-2.75, 9.05],
  [-2.75, 9.11], [-2.67, 9.28], [-2.7, 9.3], [-2.71, 9.35], [-2.69, 9.48], [-2.77, 9.66], [-2.78, 9.75], [-2.75, 9.8],
  [-2.75, 9.91], [-2.79, 10.19], [-2.77, 10.24], [-2.82, 10.32], [-2.79, 10.43], [-2.84, 10.45], [-2.91, 10.59], [-2.91, 10.73],
  [-2.83, 11], [-1.04, 11.01], [-0.9, 10.98], [-0.7, 10.99], [-0.63, 10.93], [-0.49, 11.01], [-0.43, 11.09], [-0.35, 11.09],
  [-0.31, 11.12], [-0.3, 11.17],
];

// The outline is simplified: villages on the border and the coast may be up to 0.1 degrees (11 km) outside.
const TOLERANCE = 0.1;

export function isInGhana({ lat, lng }: Coordinates): boolean {
  let isInside = false;
  let distance = Infinity;
  for (const [index, [x1, y1]] of GHANA_OUTLINE.entries()) {
    // A side joins a corner and the corner before. For the first corner, at(-1) is the last one.
    const [x2, y2] = GHANA_OUTLINE.at(index - 1) ?? [x1, y1];
    const isBetweenEnds = Math.min(y1, y2) <= lat && lat < Math.max(y1, y2);
    const crossingLng = x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1);
    // The even-odd rule: a ray to the east from a place inside crosses an odd number of sides.
    if (isBetweenEnds && lng < crossingLng) isInside = !isInside;
    // Where the perpendicular from the place meets the side's line: 0 at (x1, y1), 1 at (x2, y2). `|| 1` prevents division by 0.
    const along = ((lng - x1) * (x2 - x1) + (lat - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2 || 1);
    // The nearest point of the side itself, from 0 to 1.
    const share = Math.min(1, Math.max(0, along));
    distance = Math.min(distance, Math.hypot(lng - x1 - share * (x2 - x1), lat - y1 - share * (y2 - y1)));
  }
  return isInside || distance <= TOLERANCE;
}
