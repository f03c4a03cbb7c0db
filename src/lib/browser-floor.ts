// The form in which lightningcss takes a version: a byte for each part.
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);

/** The oldest browsers with the whole design (docs/decisions/0021), for lightningcss. */
export const styleFloor = {
  chrome: version(80),
  firefox: version(72),
  safari: version(13, 1),
  ios_saf: version(13, 4),
  samsung: version(13),
};

/** The same browsers, for scripts. chrome80 covers Samsung Internet 13 (Chrome 83), and safari13.1 covers iOS 13.4. */
export const scriptFloor = ['chrome80', 'firefox72', 'safari13.1'];
