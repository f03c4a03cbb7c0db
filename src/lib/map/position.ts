/** A place on the earth, in degrees north and east. */
export interface Position {
  lat: number;
  lng: number;
}

/** A place on a drawn map: x to the right, y downwards. */
export interface Point {
  x: number;
  y: number;
}
