/**
 * The symbols that a programme can name in its field `symbol`: `name` is in Twi, and `path` is the `d` of an SVG path on a grid of
 * 48 x 48, whose stroke is 2.5 wide. content/interface has their meanings.
 */
export const symbols = {
  nkyinkyim: {
    name: 'Nkyinkyim',
    path: 'M43.25 5H6v8h36v8H6v8h36v15M42 37H6v7M18 37v7M30 37v7',
  },
  'boa-me-na-me-mmoa-wo': {
    name: 'Boa me na me mmoa wo',
    path: 'M24 10a4.2 4.2 0 1 1 .01 0M9 10h30L9 38h30zM12.6 13.5C6 20 6 28 12.6 34.5M35.4 13.5C42 20 42 28 35.4 34.5M21.2 10v5.5h5.6V10M24 35.8a2.9 2.9 0 1 1 .01 0M20 38v8h8v-8',
  },
  nkonsonkonson: {
    name: 'Nkonsonkonson',
    path: 'M24 7.5C22 4 19.5 2 16 2 9 2 4 11 4 24s5 22 12 22c3.5 0 6-2 8-5.5 2 3.5 4.5 5.5 8 5.5 7 0 12-9 12-22S39 2 32 2c-3.5 0-6 2-8 5.500zM21.7 11C20.5 8 18.5 5.5 16 5.5c-3.5 0-5 4-5 8 0 4.5 2 7.5 4.5 10.5C13 27 11 30 11 34.5c0 4 1.5 8 5 8 2.5 0 4.5-2.5 5.7-5.5.3-1-.2-1.4-1.2-1.2C18 36.3 17 35 17 33.5c0-3 5-6.5 5-9.5s-5-6.5-5-9.5c0-1.5 1-2.8 3.5-2.3 1 .2 1.5-.2 1.2-1.2zM26.3 11C27.5 8 29.5 5.5 32 5.5c3.5 0 5 4 5 8 0 4.5-2 7.5-4.5 10.5C35 27 37 30 37 34.5c0 4-1.5 8-5 8-2.5 0-4.5-2.5-5.7-5.5-.3-1 .2-1.4 1.2-1.2C30 36.3 31 35 31 33.5c0-3-5-6.5-5-9.5s5-6.5 5-9.5c0-1.5-1-2.8-3.5-2.3-1 .2-1.5-.2-1.2-1.2z',
  },
  mpatapo: {
    name: 'Mpatapo',
    path: 'M33 15h3.5A3.5 3.5 0 1 0 33 11.5V27M33 21h3.5A9.5 9.5 0 1 0 27 11.5V27M33 33v3.5A3.5 3.5 0 1 0 36.5 33H21M27 33v3.5A9.5 9.5 0 1 0 36.5 27H21M15 33h-3.5A3.5 3.5 0 1 0 15 36.5V21M15 27h-3.5A9.5 9.5 0 1 0 21 36.5V21M15 15v-3.5A3.5 3.5 0 1 0 11.5 15H27M21 15v-3.5A9.5 9.5 0 1 0 11.5 21H27',
  },
} as const;

export type SymbolId = keyof typeof symbols;
