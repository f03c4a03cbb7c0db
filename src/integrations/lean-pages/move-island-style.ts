const START = '<style>astro-island,';
const END = '</style>';

/** Astro writes the one rule of its islands before the first of them, where HTML allows no style: it goes to the head. */
export function moveIslandStyle(html: string): string {
  const start = html.indexOf(START);
  const head = html.indexOf('</head>');
  if (start < head) return html;
  const end = html.indexOf(END, start) + END.length;
  return html.slice(0, head) + html.slice(start, end) + html.slice(head, start) + html.slice(end);
}
