import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import css, { classes } from './tabList.css';
import { useFades } from '../scroll/useFades.ts';
import { useSheet } from '../sheets/sheet.ts';

export interface TabListProps<Id extends string> {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly text: string }[];
  readonly current: Id;
  readonly onOpen: (id: Id) => void;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

/** The width in pixels of the fading edge, which must not cover the open tab. */
const faded = 48;

/** Tabs within one page, without their own addresses: arrow keys, Home and End move between them and open the tab at once. */
export function TabList<Id extends string>({ label, tabs, current, onOpen, children }: TabListProps<Id>) {
  useSheet(css);
  const own = useId();
  const row = useRef<HTMLDivElement>(null);
  const { className } = useFades(row);
  const at = tabs.findIndex(({ id }) => id === current);
  // On a narrow screen the row scrolls to show the open tab, also when another tab comes; nothing else moves.
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const seen = row.current?.getBoundingClientRect();
    if (!row.current || !tab || !seen) return;
    if (tab.right + faded > seen.right) row.current.scrollLeft += tab.right + faded - seen.right;
    else if (tab.left - faded < seen.left) row.current.scrollLeft += tab.left - faded - seen.left;
  }, [current, tabs.length]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = onward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const places: Readonly<Record<string, number>> = { [onward]: at + 1, [back]: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    onOpen(next.id);
    row.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  };
  return (
    <>
      <div className={`${classes['tab-row']} ${className}`} role="tablist" aria-label={label} ref={row}>
        {tabs.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${own}-${id}`}
            aria-selected={id === current}
            aria-controls={id === current ? `${own}-panel` : undefined}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onOpen(id)}
            onKeyDown={move}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${own}-panel`} aria-labelledby={`${own}-${current}`}>
        {children}
      </div>
    </>
  );
}
