import { Icon, type IconNode } from './Icon.tsx';

/** What a slip says in one glance: per cent, a grade, or a sign. */
export interface SlipProps {
  /** Already formatted for the reader's language. */
  readonly percent?: string;
  readonly grade?: string;
  readonly icon?: IconNode | undefined;
  readonly tone?: 'accent' | 'success' | 'danger' | undefined;
}

/** The bookmark that hangs from an opened book. Hidden from readers, as the same fact stands in the text beside it. */
export function Slip({ percent, grade, icon, tone }: SlipProps) {
  return (
    <div className="slip" aria-hidden="true" part="slip">
      <span className={tone}>
        {percent}
        {grade && <bdi className={grade.length > 2 ? undefined : 'grade'} dir="ltr">{grade}</bdi>}
        {icon && <Icon of={icon} size="s" />}
      </span>
    </div>
  );
}
