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
  /** Such as "Group". */
  label: string;
  /** Each `id` is the id of the tab's panel. */
  tabs: readonly { id: string; name: string }[];
  /** For each tab, in order, an element with its id and the class `tabs-panel`. */
  children: ReactNode;
}

/** A second click within this time is a double click. */
const QUICK_MS = 500;

/**
 * Before hydration, links and CSS show the panel of the address (tabs.css); hydration adds roles and keys. On phones the list of tabs
 * is folded. The function is long because it is one piece of markup.
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
  // The visitor may have opened the list before hydration.
  useLayoutEffect(() => setIsOpen(fold.current?.open === true), []);

  const handleClick = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(id, 'click');
    if (!fold.current?.open) return;
    fold.current.open = false;
    foldedAt.current = event.timeStamp;
    summary.current?.focus();
  };
  // When the list folds, the panel moves under the finger: a double click must not open a link there.
  const blockQuickPress = (event: MouseEvent) => {
    if (event.timeStamp - foldedAt.current < QUICK_MS) event.preventDefault();
  };
  const onArrowKey = (event: KeyboardEvent, index: number) => {
    const id = isHydrated ? ids[nextTab(event.key, index, ids.length, isOpen) ?? -1] : undefined;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(id, 'keys');
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
                className="tab-link"
                href={`#${id}`}
                onClick={(event) => handleClick(event, id)}
                onKeyDown={(event) => onArrowKey(event, index)}
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
      <div ref={panels} onClickCapture={blockQuickPress}>
        {children}
      </div>
    </div>
  );
}
