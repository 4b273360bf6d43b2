import type { MouseEventHandler, ReactNode } from 'react';
import css from './chip.css';
import { useSheet } from '../sheets/sheet.ts';

/** A short fact such as a collection; with `onClick` a switch that is on or off, with `href` a link, whose click may be watched. */
export function Chip({
  children,
  count,
  pressed,
  href,
  onClick,
}: {
  readonly children: ReactNode;
  readonly count?: string;
  readonly pressed?: boolean;
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLElement>;
}) {
  useSheet(css);
  const inside = (
    <>
      {children}
      {count && <span className="num">{count}</span>}
    </>
  );
  if (href)
    return (
      <a className="chip" href={href} onClick={onClick}>
        {inside}
      </a>
    );
  if (onClick)
    return (
      <button className="chip" type="button" aria-pressed={pressed ?? false} onClick={onClick}>
        {inside}
      </button>
    );
  return <span className="chip">{inside}</span>;
}
