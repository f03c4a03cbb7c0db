// CSS shows what the address asks for (/news#blog), and this does where the browser knows no :has; it also tells screen
// readers which filter that is.
document.querySelector('.filters')?.setAttribute('data-live', '');
const links = [...document.querySelectorAll<HTMLAnchorElement>('.filters a')];

function mark() {
  const chosen = links.find(({ hash }) => hash === location.hash) ?? links[0];
  for (const link of links) {
    if (link === chosen) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  for (const item of document.querySelectorAll<HTMLElement>('.articles li'))
    item.hidden = !item.dataset['in']?.split(' ').includes(chosen?.id ?? '');
}

mark();
addEventListener('hashchange', mark);
