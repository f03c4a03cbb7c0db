const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Page = {
  title: string;
  /** The service that the page replaces, such as "the booking calendar". */
  standsFor: string;
  /** What does not happen here, such as "Nothing is booked." */
  promise: string;
  /** The HTML below the heading, already escaped. */
  body?: string;
};

const STYLE = `
  body { margin: 0 auto; max-width: 42rem; padding: 0 1rem 2rem; font: 1.0625rem/1.5 system-ui, sans-serif;
    color: #171b21; background: #fff; overflow-wrap: anywhere; }
  [role='note'] { margin: 1rem 0; padding: 0.75rem 1rem; border: 2px solid #a8432b; background: #fdf1ee; }
  button { min-height: 2.75rem; padding: 0 1rem; font: inherit; }
  dt { font-weight: 600; }
  dd { margin: 0 0 0.5rem; }`;

/** A stand-in's page. Its first words are "This is a stand-in", so that nobody takes the page for the real service. */
export function renderPage({ title, standsFor, promise, body = '' }: Page): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)} (stand-in)</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p role="note">This is a stand-in for ${escapeHtml(standsFor)}, for development and tests. ${escapeHtml(promise)}</p>
      <h1>${escapeHtml(title)}</h1>
      ${body}
    </main>
  </body>
</html>
`;
}

/** A description list of names and values, each value in an element whose id is the name. */
export function describeValues(values: readonly (readonly [name: string, value: string])[]): string {
  const rows = values.map(([name, value]) => {
    const safe = escapeHtml(name);
    return `<dt>${safe}</dt><dd id="${safe}">${escapeHtml(value)}</dd>`;
  });
  return rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '';
}
