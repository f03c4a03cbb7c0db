/** One page in a browser, whatever protocol the browser speaks. Every promise settles, because each command has a time-out. */
export interface Tab {
  /** Opens an address, and resolves once its page has loaded. */
  goTo: (address: string) => Promise<void>;
  /** Goes back to the previous page, which may not have loaded yet. */
  goBack: () => Promise<void>;
  /** The value of an expression in the page, even if scripts are off. The expression must also run in Chrome 80. */
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

/** Every browser except WebKitGTK asks pages for reduced motion, because a moving control is hard to click. */
export interface Browser {
  name: string;
  hasScript: boolean;
  open: () => Promise<Tab>;
}

/** A phone of a usual size. */
export const phone = { width: 360, height: 740 };
