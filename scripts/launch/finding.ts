/** One thing to look at before the site goes live. */
export interface Finding {
  /** The heading it stands under, such as "Still sample". */
  group: string;
  /** Where it is and what to do, in one line. */
  text: string;
  /** Whether the site must not go live before it is settled. */
  isBlocking: boolean;
}
