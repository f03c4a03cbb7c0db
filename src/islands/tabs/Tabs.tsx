import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useIsHydrated } from '../useIsHydrated.ts';
import { nextTabIndex, useChosenTab, tabIdOf, useTabPanels } from './useChosenTab.ts';
import './tabs.css';

export interface TabsProps {
  /** What the visitor chooses with the tabs, such as "Group". */
  label: string;
  /** Each `id` is the id of the tab's panel. */
  tabs: readonly { id: string; name: string }[];
  /** For each tab, in order, an element with its id and the class `tabs-panel`. */
  children: ReactNode;
}

/** In Windows, a second click within this time makes a double click. */
const DOUBLE_CLICK_MS = 500;

/**
 * Before hydration, links and CSS show the panel that the URL names (tabs.css). Hydration adds ARIA roles and arrow keys. On phones
 * a <details> folds the list of tabs. The function is long because it is one piece of markup.
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  // A new array would run the effects again after each render.
  const [ids] = useState(() => tabs.map(({ id }) => id));
  const isHydrated = useIsHydrated();
  const { chosen, choose } = useChosenTab(ids);
  const panels = useRef<HTMLDivElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const links = useRef(new Map<string, HTMLAnchorElement | null>());
  const foldedAt = useRef(-Infinity);
  // An open list is a column. Wide screens show the list as a row without opening it (tabs.css).
  const [isOpen, setIsOpen] = useState(false);
  useTabPanels(panels, ids, chosen, isHydrated);
  // The visitor may have opened the list before hydration.
  useLayoutEffect(() => setIsOpen(details.current?.open === true), []);

  const handleClick = (event: MouseEvent, id: string) => {
    // A click with one of these keys opens a new browser tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id, 'click');
    if (!details.current?.open) return;
    details.current.open = false;
    foldedAt.current = event.timeStamp;
    summary.current?.focus();
  };
  // When the list folds, the panel moves under the finger: a double click must not open a link there.
  const blockDoubleClick = (event: MouseEvent) => {
    if (event.timeStamp - foldedAt.current < DOUBLE_CLICK_MS) event.preventDefault();
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    // These keys are for shortcuts of the browser: Alt+Left goes back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextTabIndex(event.key, index, ids.length, isOpen);
    const id = next === undefined ? undefined : ids[next];
    if (id === undefined) return;
    event.preventDefault();
    choose(id, 'keys');
    links.current.get(id)?.focus();
  };

  // Empty before hydration, because CSS marks the tab that the URL names (tabs.css).
  const markedId = isHydrated ? chosen : '';

  return (
    <div className="tabs" data-hydrated={isHydrated || undefined}>
      <details ref={details} className="no-print" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary ref={summary} className="button" data-look="quiet">
          <b className="tabs-label">{label}</b>{' '}
          {/* `hidden` is for browsers without styles; tabs.css shows the chosen name. */}
          {tabs.map(({ id, name }) => (
            <span key={id} className="tabs-name" data-chosen={id === markedId || undefined} hidden>
              {name}
            </span>
          ))}
        </summary>
        <ul
          className="tabs-list"
          aria-label={label}
          {...(isHydrated && { role: 'tablist', 'aria-orientation': isOpen ? 'vertical' : 'horizontal' })}
        >
          {tabs.map(({ id, name }, index) => (
            <li
              key={id}
              className="tabs-name"
              data-chosen={id === markedId || undefined}
              {...(isHydrated && { role: 'presentation' })}
            >
              <a
                ref={(link) => void links.current.set(id, link)}
                className="tab-link"
                href={`#${id}`}
                onClick={(event) => handleClick(event, id)}
                onKeyDown={(event) => handleKey(event, index)}
                {...(isHydrated && {
                  id: tabIdOf(id),
                  role: 'tab',
                  'aria-selected': id === chosen,
                  'aria-controls': id,
                  tabIndex: id === chosen ? 0 : -1,
                })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </details>
      <div ref={panels} onClickCapture={blockDoubleClick}>
        {children}
      </div>
    </div>
  );
}
