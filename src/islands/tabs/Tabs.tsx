import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useIsHydrated } from '../useIsHydrated.ts';
import { nextTab, useChosenTab, tabIdOf, usePanels } from './useChosenTab.ts';
import './tabs.css';

export interface TabsProps {
  /** What the tabs choose, such as "Group". */
  label: string;
  /** Each `id` is that of its panel, and so the fragment of the address. */
  tabs: readonly { id: string; name: string }[];
  /** One element a tab, in the same order, with the tab's id and the class `tabs-panel`. */
  children: ReactNode;
}

/** How long after the first a press still counts as the second of a double one. */
const QUICK_MS = 500;

/**
 * Tabs, on phones folded into a list that names the chosen one. The server's HTML is a list of links to the panels,
 * and tabs.css shows the panel of the address; this component takes both over and adds roles and keys.
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  const [ids] = useState(() => tabs.map(({ id }) => id));
  const isHydrated = useIsHydrated();
  const { chosen, choose } = useChosenTab(ids);
  const panels = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const links = useRef(new Map<string, HTMLAnchorElement | null>());
  const foldedAt = useRef(-QUICK_MS);
  const [isOpen, setIsOpen] = useState(false);
  usePanels(panels, ids, chosen, isHydrated);
  // It may have been opened before the code arrived.
  useLayoutEffect(() => setIsOpen(fold.current?.open === true), []);

  const press = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id, 'press');
    if (!fold.current?.open) return;
    fold.current.open = false;
    foldedAt.current = event.timeStamp;
    summary.current?.focus();
  };
  // As the list folds, the panel comes under the finger: the second of two quick presses must open nothing there.
  const hold = (event: MouseEvent) => {
    if (event.timeStamp - foldedAt.current < QUICK_MS) event.preventDefault();
  };
  const walk = (event: KeyboardEvent, index: number) => {
    const id = isHydrated ? ids[nextTab(event.key, index, ids.length, isOpen) ?? -1] : undefined;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(id, 'walk');
    links.current.get(id)?.focus();
  };

  return (
    <div className="tabs" data-hydrated={isHydrated || undefined}>
      <details ref={fold} className="no-print" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary ref={summary} className="button" data-look="quiet">
          <b className="tabs-label">{label}</b>{' '}
          {tabs.map(({ id, name }) => (
            <span
              key={id}
              className="tabs-name"
              data-chosen={(isHydrated && id === chosen) || undefined}
              hidden
            >
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
              data-chosen={(isHydrated && id === chosen) || undefined}
              {...(isHydrated && { role: 'presentation' })}
            >
              <a
                ref={(link) => void links.current.set(id, link)}
                href={`#${id}`}
                onClick={(event) => press(event, id)}
                onKeyDown={(event) => walk(event, index)}
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
      <div ref={panels} onClickCapture={hold}>
        {children}
      </div>
    </div>
  );
}
