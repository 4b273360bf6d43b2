import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleDashed from 'lucide/dist/esm/icons/circle-dashed.mjs';
import Circle from 'lucide/dist/esm/icons/circle.mjs';
import Clock from 'lucide/dist/esm/icons/clock.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { Icon } from '../text/Icon.tsx';

const marks = { done: CircleCheck, warning: TriangleAlert, optional: CircleDashed, todo: Circle, draft: Clock };

/** State of a part, as the margin of the tree shows it. */
export type MarkKind = keyof typeof marks;

/**
 * A state mark; `label` names the state, for screen readers and as a tooltip on hover and focus.
 * @param said the row says the same in words, so the mark is hidden from screen readers
 */
export function Mark({
  kind,
  label,
  said,
}: {
  readonly kind: MarkKind;
  readonly label: string;
  readonly said?: boolean;
}) {
  return (
    <span className={`mark ${kind}`} aria-hidden={said || undefined}>
      <Icon of={marks[kind]} />
      <span className="tip">{label}</span>
    </span>
  );
}
