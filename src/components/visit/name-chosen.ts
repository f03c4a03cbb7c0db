import { inTab, keyOf } from '#lib/selection.ts';

/*
 * Ends the ready-made messages with the names of what is chosen in this tab. The page has the names of all options, since the tab
 * keeps ids alone.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#change a:not([href^="tel:"])')];
const begun = links.map(({ href }) => href);

const readNames = () =>
  JSON.parse(document.getElementById('option-names')?.textContent ?? '{}') as Record<
    string,
    Record<string, string>
  >;

function listChosen(): string[] {
  const chosen = inTab((tab) =>
    Object.entries(readNames()).flatMap(([service, names]) =>
      (tab.getItem(keyOf(service)) ?? '').split('.').flatMap((id) => names[id] ?? []),
    ),
  );
  return [...new Set(chosen)];
}

// Also when Back brings the page as it was left: something else may be chosen by then.
addEventListener('pageshow', () => {
  const chosen = listChosen().join(', ');
  for (const [index, link] of links.entries()) link.href = begun[index] + encodeURIComponent(chosen);
  const said = document.querySelector<HTMLElement>('#chosen');
  if (!said) return;
  said.hidden = !chosen;
  (said.lastElementChild as Element).textContent = chosen;
});
