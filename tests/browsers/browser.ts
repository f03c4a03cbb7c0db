/** One page in a browser, whatever protocol the browser speaks. Every promise settles; if it fails, the error is a sentence. */
export interface Tab {
  /** Opens an address, and resolves once its page has loaded. */
  goTo: (address: string) => Promise<void>;
  /** Requests the previous page, and does not wait for it. */
  goBack: () => Promise<void>;
  /** The value of an expression in the page, in JavaScript of the browser floor. Also works where the visitor allows no scripts. */
  evaluate: (expression: string) => Promise<unknown>;
  /** The value of an expression in each embedded page. */
  evaluateInFrames: (expression: string) => Promise<unknown[]>;
  clickAt: (x: number, y: number) => Promise<void>;
  pressEscape: () => Promise<void>;
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** Uncaught errors of scripts. */
  faults: readonly string[];
  close: () => Promise<void>;
}

export interface Browser {
  name: string;
  hasScript: boolean;
  open: () => Promise<Tab>;
}

/** A phone of a usual size. Every browser except WebKit asks for less motion, because a moving control is hard to click. */
export const phone = { width: 360, height: 740 };
