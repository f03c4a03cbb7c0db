/** Every text colour, with the surfaces behind it. Each pair needs a contrast of 4.5 (WCAG 2.2, 1.4.3). */
export const words: Record<string, string[]> = {
  ink: ['paper', 'surface', 'tint'],
  'ink-soft': ['paper', 'surface', 'tint'],
  'ink-dim': ['paper', 'tint'],
  heading: ['paper', 'surface', 'tint'],
  link: ['paper', 'surface', 'tint'],
  good: ['paper', 'surface', 'tint'],
  warn: ['paper', 'surface', 'tint'],
  'on-action': ['action'],
  'on-give': ['give'],
  'on-band': ['band'],
  // The labels of the clinic's sign.
  give: ['band'],
  // The link to /booking in the header.
  band: ['on-band'],
  // Numbers on the drawn and the interactive map.
  paper: ['heading', 'warn'],
};

/**
 * Every colour that people must see to find a control, to know its state or to understand a drawing, with the surfaces behind that
 * colour. Each pair needs a contrast of 3 (WCAG 2.2, 1.4.11).
 */
export const marks: Record<string, string[]> = {
  // Borders of form fields; the land and rings of the map.
  edge: ['paper', 'surface', 'tint'],
  // Towns on the drawn map.
  'ink-soft': ['paper', 'tint'],
  // Borders of buttons and notices.
  action: ['paper', 'surface', 'tint'],
  warn: ['paper', 'surface', 'tint'],
  good: ['paper', 'surface', 'tint'],
  // Chosen tabs and filters, matches of the search, places on the map.
  heading: ['paper', 'surface', 'tint'],
  ink: ['paper', 'surface', 'tint'],
  // The current page in the header, the play sign of a video.
  give: ['band'],
  'on-band': ['band'],
  // Edges of overlapping marks on the map.
  paper: ['heading', 'warn'],
  // The clinic, on the map.
  'thread-leaf': ['tint', 'paper'],
  // The words for distances on the interactive map have a background, because Google's map is light in the dark scheme too.
  band: ['on-band'],
};

/**
 * The focus ring has two colours. On the map, the mark of a place with a page has the same two. On any background, at least one of
 * them needs a contrast of 3. A gap separates the ring from the control, so the background of the ring is the page.
 */
export const ring = { colours: ['ink', 'give'], grounds: ['paper', 'surface', 'tint', 'band'] } as const;

/** Colours that styles also use for ornaments, each with its ornaments. An ornament has no meaning and needs no contrast. */
export const ornament: Record<string, string> = {
  line: 'between rows, which spacing also separates',
  edge: 'between the three links of the bar on phones',
  give: 'the upper edge of panels, the line beside quotes, and buttons, whose words make them clear',
  tint: 'the background of drawings in the shop',
  paper: 'paper in drawings of the shop',
  band: 'the background of initials',
  'thread-indigo': 'woven strips and drawings',
  'thread-sky': 'woven strips, drawings, lake and rivers',
  'thread-gold': 'woven strips and drawings',
  'thread-leaf': 'woven strips and drawings',
  'thread-laterite': 'woven strips and drawings',
};
