import { inTab, keyOf } from '#lib/selection.ts';

/*
 * Ends the ready-made messages with the names of what is chosen in this tab. The page has the names of all options, since the tab
 * keeps ids alone.
 */
const links = [...document.querySelectorAll<HTMLAnchorElement>('#change a:not([href^="tel:"])')];
const ownAddresses = links.map(({ href }) => href);

/** The names of options by their ids, by the id of their service. */
type OptionNames = Record<string, Record<string, string>>;

function listChosenNames(): string[] {
  const services = JSON.parse(
    (document.getElementById('option-names') as Element).textContent,
  ) as OptionNames;
  const chosen = inTab((tab) =>
    Object.entries(services).flatMap(([service, names]) =>
      (tab.getItem(keyOf(service)) ?? '').split('.').flatMap((id) => names[id] ?? []),
    ),
  );
  return [...new Set(chosen)];
}

// Also when Back brings the page as it was left: something else may be chosen by then.
addEventListener('pageshow', () => {
  const chosen = listChosenNames().join(', ');
  for (const [index, link] of links.entries()) link.href = ownAddresses[index] + encodeURIComponent(chosen);
  const sentence = document.querySelector('#chosen') as HTMLElement;
  sentence.hidden = !chosen;
  (sentence.lastElementChild as Element).textContent = chosen;
});
