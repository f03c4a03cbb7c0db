import { inTab, keyOf } from '#lib/booking/selection.ts';

/*
 * Ends the ready-made messages with the names of what is chosen in this tab. The page has the names of all options, since the tab
 * keeps ids alone.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#change a:not([href^="tel:"])')];
const begun = links.map(({ href }) => href);

/** The names of options by their ids, by the id of their service. */
type Names = Record<string, Record<string, string>>;

function listChosen(): string[] {
  const services = JSON.parse((document.getElementById('option-names') as Element).textContent) as Names;
  const chosen = inTab((tab) =>
    Object.entries(services).flatMap(([service, names]) =>
      (tab.getItem(keyOf(service)) ?? '').split('.').flatMap((id) => names[id] ?? []),
    ),
  );
  return [...new Set(chosen)];
}

// Also when Back brings the page as it was left: something else may be chosen by then.
addEventListener('pageshow', () => {
  const chosen = listChosen().join(', ');
  for (const [index, link] of links.entries()) link.href = begun[index] + encodeURIComponent(chosen);
  const said = document.querySelector('#chosen') as HTMLElement;
  said.hidden = !chosen;
  (said.lastElementChild as Element).textContent = chosen;
});
