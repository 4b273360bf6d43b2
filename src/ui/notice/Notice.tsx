import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../text/Icon.tsx';
import css from './notice.css';
import { useSheet } from '../sheets/sheet.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** `role`: `status` is read when the screen reader is idle, `alert` at once; without it the notice is part of the page. */
export interface NoticeProps {
  readonly tone: Tone;
  readonly icon?: IconNode;
  /** One bold sentence that says what happened. */
  readonly title: ReactNode;
  /** What is safe, and what the reader can do. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly role?: 'status' | 'alert';
}

/** A message that stays. Its tone is shown at the edge, and always in words too. */
export function Notice({ tone, icon, title, children, actions, role }: NoticeProps) {
  useSheet(css);
  return (
    <div className={`notice ${tone}`} role={role} part="notice">
      {icon && <Icon of={icon} />}
      <div>
        <div className="words">
          <b>{title}</b>
          {children && <p className="muted">{children}</p>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  );
}
