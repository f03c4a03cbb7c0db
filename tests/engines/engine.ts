/** A web server that can serve the built site on this computer. */
export interface Engine {
  name: string;
  /** Whether it is installed here. */
  isThere: () => boolean;
  /** Serves the built site in a folder until closed; without one, that of `npm run build`. */
  start: (dir?: string) => Promise<Running>;
  /** Whether it can serve any folder, and not only that of its configuration. */
  startsAnySite?: true;
  /** What this engine is known to do otherwise, and why that is not ours to change. */
  quirks?: {
    /** Says nothing of ours with its refusals, such as 400 and 414. */
    bareRefusals?: true;
    /** Does not say that the answer depends on the encodings accepted: the host's edge does. */
    noVary?: true;
    /** Answers /404 with the page of that name. */
    shows404?: true;
    /** Answers with the whole file where a part was asked for. */
    wholeOnly?: true;
  };
}

export interface Running {
  port: number;
  close: () => Promise<void>;
}
