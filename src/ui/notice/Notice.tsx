import type { ReactNode } from 'react';
import { Icon, type IconNode } from '../Icon.tsx';
import css from './notice.css';
import { useSheet } from '../sheet.ts';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** `role`: `status` is read when there is time, `alert` at once; without it the notice is part of the page. */
export interface NoticeProps {
  readonly tone: Tone;
  readonly icon?: IconNode;
  /** One bold sentence: what happened. */
  readonly title: ReactNode;
  /** What is safe, what to do. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly role?: 'status' | 'alert';
}

/** A message that stays: tone at the edge, and always in words. */
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
