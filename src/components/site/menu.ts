/*
 * The browser opens and closes the menu by itself, with Escape and a tap outside. What is left: focus stays inside
 * while it is open, and a chosen link closes it, also for a later Back to this page.
 */
const menu = document.querySelector<HTMLElement>('#menu');

function keepFocusInside(menu: HTMLElement, isOpen: boolean) {
  for (const part of document.querySelectorAll<HTMLElement>('body > :not(#menu)')) part.inert = isOpen;
  if (isOpen) (menu.querySelector('button') as HTMLElement).focus();
}

if (menu) {
  menu.ontoggle = menu.onbeforetoggle = ({ newState, type }) => {
    // Before it closes the button must be reachable again, since the browser hands the focus back to it.
    if (type === 'toggle' || newState === 'closed') keepFocusInside(menu, newState === 'open');
  };
  menu.onclick = ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover?.();
  };
  // Opened before this script arrived. Browsers without popovers do not know the question.
  if (menu.popover && menu.matches(':popover-open')) keepFocusInside(menu, true);
}

export {};
