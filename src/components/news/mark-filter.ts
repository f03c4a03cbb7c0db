// CSS shows what the address asks for (/news#blog); this tells screen readers which filter that is.
const links = [...document.querySelectorAll<HTMLAnchorElement>('.filters a')];

function mark() {
  const chosen = links.find(({ hash }) => hash === location.hash) ?? links[0];
  for (const link of links) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

mark();
addEventListener('hashchange', mark);
