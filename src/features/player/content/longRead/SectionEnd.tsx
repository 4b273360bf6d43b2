import Check from 'lucide/dist/esm/icons/check.mjs';
import { useTexts } from '../../../../i18n/context.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { offerOf } from '../../base/completeOf.ts';
import { HandInButton } from '../HandInButton.tsx';

export interface SectionEndProps {
  readonly offer: ReturnType<typeof offerOf>;
  readonly name: string;
  readonly activityPathId: string;
  /** Whether the part is shown; before that only its mark is shown. */
  readonly shown: boolean;
  readonly sending: boolean;
  readonly onMark: () => void;
}

/** The button that completes one part of a long read, and its mark afterwards (PRESENT-3). */
export function SectionEnd({ offer, name, activityPathId, shown, sending, onMark }: SectionEndProps) {
  const t = useTexts('player');
  const done = offer === 'done';
  const hiddenName = <VisuallyHidden> {name}</VisuallyHidden>;
  if (done || (offer === 'mark' && shown))
    return (
      <p className="done">
        <Button
          {...(done && { look: 'quiet' as const })}
          icon={Check}
          disabled={done}
          busy={sending && !done}
          onClick={onMark}
        >
          {t(done ? 'marked' : 'markComplete')}
          {hiddenName}
        </Button>
      </p>
    );
  if (offer === 'handIn' && shown)
    return (
      <p className="done">
        <HandInButton of={activityPathId}>{hiddenName}</HandInButton>
      </p>
    );
  return null;
}
