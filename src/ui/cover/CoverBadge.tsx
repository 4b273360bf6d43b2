import { Icon, type IconNode } from '../text/Icon.tsx';

/** The content of a badge: a percentage, a grade or an icon. */
export interface CoverBadgeProps {
  /** Already formatted for the reader's language. */
  readonly percent?: string;
  readonly grade?: string;
  readonly icon?: IconNode | undefined;
  readonly tone?: 'accent' | 'success' | 'danger' | undefined;
}

/** The bookmark that hangs from an opened book. Hidden from screen readers, since the text beside it gives the same fact. */
export function CoverBadge({ percent, grade, icon, tone }: CoverBadgeProps) {
  return (
    <div className="cover-badge" aria-hidden="true" part="slip">
      <span className={tone}>
        {percent}
        {grade && (
          <bdi className={grade.length > 2 ? undefined : 'letter'} dir="ltr">
            {grade}
          </bdi>
        )}
        {icon && <Icon of={icon} size="s" />}
      </span>
    </div>
  );
}
