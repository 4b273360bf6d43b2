import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { MouseEvent } from 'react';
import css from './breadcrumbs.css';
import { Icon } from '../text/Icon.tsx';
import { useSheet } from '../sheets/sheet.ts';

/** A step on the way to this page; the last one is the page itself. */
export interface Crumb {
  readonly text: string;
  readonly href?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The way to this page. Narrow pages show only the last step but one. */
export function Breadcrumbs({ label, items }: { readonly label: string; readonly items: readonly Crumb[] }) {
  useSheet(css);
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={index}>
              {index > 0 && <Icon of={ChevronRight} size="xs" flip />}
              {item.href && !last ? (
                <a href={item.href} onClick={item.onClick}>
                  {item.text}
                </a>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{item.text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
