import type { ReactNode, Ref } from 'react';
import css from './empty.css';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';
import { Icon, type IconNode } from '../text/Icon.tsx';
import { useSheet } from '../sheets/sheet.ts';

/** A panel in place of a list or a page that is empty or could not be loaded. */
export interface EmptyStateProps {
  /** An icon, or the drawing of a shelf with room on it. */
  readonly picture?: IconNode | 'shelf';
  readonly tone?: 'danger' | 'muted';
  readonly title: ReactNode;
  readonly headingLevel?: HeadingLevel;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** One sentence. */
  readonly children?: ReactNode;
  /** One or two buttons. */
  readonly actions?: ReactNode;
  readonly role?: 'status' | 'alert';
}

export function EmptyState({
  picture,
  tone,
  title,
  headingLevel = 2,
  headingRef,
  children,
  actions,
  role,
}: EmptyStateProps) {
  useSheet(css);
  return (
    <div className="empty-state" role={role} part="blank">
      {picture === 'shelf' ? (
        <Shelf />
      ) : (
        picture && (
          <span className={tone}>
            <Icon of={picture} size="lg" />
          </span>
        )
      )}
      <Heading level={headingLevel} className="title" tabIndex={-1} {...(headingRef ? { ref: headingRef } : {})}>
        {title}
      </Heading>
      {children && <p>{children}</p>}
      {actions && <div className="empty-actions">{actions}</div>}
    </div>
  );
}

function Shelf() {
  return (
    <svg className="shelf" viewBox="0 0 132 96" aria-hidden="true">
      <path className="board" d="M6 88h120" />
      <path d="M22 88V36h14v52M36 88V28h12v60M84 88l10-54 13 2.5-9.5 51.5" />
      <path className="gap" d="M52 88V22h26v66" />
    </svg>
  );
}
