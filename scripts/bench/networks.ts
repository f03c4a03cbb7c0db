/** A line as a phone meets it, and how much slower than this computer the phone thinks. */
export interface Network {
  name: string;
  /** Thousands of bits a second, each way. */
  kbits: number;
  /** Milliseconds from a question to the first byte of its answer. */
  roundTripMs: number;
  cpuSlowdown: number;
}

export const networks: readonly Network[] = [
  { name: 'slow 3G', kbits: 400, roundTripMs: 400, cpuSlowdown: 4 },
  { name: '2G', kbits: 50, roundTripMs: 800, cpuSlowdown: 4 },
];

/** The earliest a page can paint: one round trip to connect, one to ask, and the time its critical bytes take on the line. */
export function physicalLimitMs({ kbits, roundTripMs }: Network, criticalBytes: number): number {
  return 2 * roundTripMs + (criticalBytes * 8) / kbits;
}
