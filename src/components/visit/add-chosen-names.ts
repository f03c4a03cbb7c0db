import { findPart } from '#lib/page/find-part.ts';
import { readStampedSelection, selectionKey, withTabStorage } from '#lib/booking/selection.ts';

/* Adds the names of the options chosen in this tab to the message in each link. The tab stores only ids; the page has the names. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#change a:not([href^="tel:"])')];
const originalAddresses = links.map(({ href }) => href);

/** The names of options, by service id and then by option id. */
type OptionNames = Record<string, Record<string, string>>;

function listChosenNames(): string[] {
  // ChangeVisit.astro writes this JSON, so the cast is safe.
  const services = JSON.parse(findPart('#option-names').textContent) as OptionNames;
  const chosen = withTabStorage((tab) =>
    Object.entries(services).flatMap(([service, names]) =>
      // keep-selection.ts joins the ids with dots.
      readStampedSelection(tab.getItem(selectionKey(service)))
        .split('.')
        .flatMap((id) => names[id] ?? []),
    ),
  );
  return [...new Set(chosen)];
}

// Back can show this page again after the selection has changed.
addEventListener('pageshow', () => {
  const chosen = listChosenNames().join(', ');
  for (const [index, link] of links.entries())
    // Each address ends with the message. The message ends with the question about what was booked.
    link.href = originalAddresses[index] + encodeURIComponent(chosen);
  const sentence = findPart('#chosen');
  sentence.hidden = !chosen;
  findPart('span', sentence).textContent = chosen;
});
