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
const KM_PER_DEGREE = radians(EARTH_RADIUS_KM);

/** Kilometres between two places as the crow flies (great circle on a round earth; up to 0.5% off the real one). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const halfLng = Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  const chord = halfLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** The place so many kilometres away in a direction, in degrees from north. Good to a kilometre at the distances of one country. */
export function pointAt(from: Coordinates, km: number, towards: number): Coordinates {
  const angle = radians(towards);
  const lat = from.lat + (km * Math.cos(angle)) / KM_PER_DEGREE;
  const widthAtLat = Math.cos(radians((from.lat + lat) / 2));
  return { lat, lng: from.lng + (km * Math.sin(angle)) / (KM_PER_DEGREE * widthAtLat) };
}

/** Latitude and longitude as content/site.yaml has them. */
interface Place {
  latitude: number;
  longitude: number;
}

/**
 * A link that shows a place on a map. Google's is the one address that both Android and iPhones open in the app, and all other
 * devices in a browser: geo: is unknown to iPhones, and Apple's opens no app elsewhere
 * (https://developers.google.com/maps/documentation/urls).
 */
export function mapLink({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
}
