const DIGITS = '23456789CFGHJMPQRVWX';
const CELLS_PER_DEGREE = 8000;

/**
 * The plus code of a place, of ten digits, which name a square of 14 metres
 * (https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md).
 */
export function plusCodeOf(latitude: number, longitude: number): string {
  // What binary fractions lose must not move a place to the next square.
  let north = Math.floor((latitude + 90) * CELLS_PER_DEGREE + 1e-6);
  let east = Math.floor((longitude + 180) * CELLS_PER_DEGREE + 1e-6);
  let code = '';
  for (let pair = 0; pair < 5; pair += 1) {
    code = `${DIGITS[north % 20]}${DIGITS[east % 20]}${code}`;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return `${code.slice(0, 8)}+${code.slice(8)}`;
}
