import type { MouseEvent, ReactNode } from 'react';
import css from './tabs.css';
import { useSheet } from '../sheets/sheet.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

export interface Tab {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  /** It opens in a new browser tab; these words say so. */
  readonly newTab?: string | undefined;
  /** Shown after the text. */
  readonly badge?: ReactNode;
}

/** Views of one thing, each with its own address; so these are links, and one is the current page. */
export function Tabs({
  label,
  tabs,
  current,
  onOpen,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  readonly onOpen?: (id: string, event: MouseEvent<HTMLElement>) => void;
}) {
  useSheet(css);
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={tab.href}
          {...(tab.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
          aria-current={tab.id === current ? 'page' : undefined}
          onClick={(event) => onOpen?.(tab.id, event)}
        >
          {tab.text}
          {tab.badge}
          {tab.newTab && <VisuallyHidden> {tab.newTab}</VisuallyHidden>}
        </a>
      ))}
    </nav>
  );
}
