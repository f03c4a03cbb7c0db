/* Shows one section of Tabs.astro at a time. The address names it, so that Back, reload and links work. */

// Tabs.astro writes these elements before the script, so the cast is safe. findPart() would cost bytes.
const tabs = document.querySelector('.tabs') as HTMLElement;
const links = [...tabs.querySelectorAll<HTMLAnchorElement>('nav > a')];
let [chosen] = links;

function showTab(): void {
  const named = links.find(({ hash }) => hash === location.hash);
  // A fragment that names no section keeps the tab.
  chosen = named ?? (location.hash ? chosen : links[0]);
  for (const link of links) {
    const isChosen = link === chosen;
    if (isChosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    document.querySelector(link.hash)?.toggleAttribute('data-shown', isChosen);
  }
  tabs.dataset['switched'] = '';
}

showTab();
addEventListener('hashchange', () => {
  showTab();
  const { top, bottom } = tabs.getBoundingClientRect();
  // A link elsewhere on the page could not scroll to the section, because it was hidden.
  if (top > innerHeight || bottom < 0) document.querySelector(location.hash)?.scrollIntoView();
});
