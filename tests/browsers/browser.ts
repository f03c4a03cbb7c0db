/** One page in a browser, whichever protocol the browser speaks. Every promise ends, if need be with a sentence. */
export interface Tab {
  /** Opens an address, and resolves once its page has loaded. */
  goTo: (address: string) => Promise<void>;
  /** Asks for the page before, and does not wait for it. */
  goBack: () => Promise<void>;
  /** What an expression is in the page, for scripts of the floor. Works also where the visitor allows no scripts. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The same in each page that this one embeds. */
  evaluateInFrames: (expression: string) => Promise<unknown[]>;
  pressAt: (x: number, y: number) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** What scripts threw and nobody caught. */
  faults: readonly string[];
  close: () => Promise<void>;
}

export interface Browser {
  name: string;
  hasScript: boolean;
  open: () => Promise<Tab>;
}

/** A phone of today's usual size. Every visitor but WebKit's has asked for less motion: what glides is hard to press. */
export const phone = { width: 360, height: 740 };
