import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleX from 'lucide/dist/esm/icons/circle-x.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { GradeMark } from './GradeMark.tsx';
import type { Figures } from './figures.ts';

const icons = { success: CircleCheck, accent: CircleCheck, danger: CircleX, pending: Hourglass, hidden: EyeOff };

/** A result: its grade and score, and its outcome in words beside an icon. */
export function ResultFigures({ figures: { outcome, tone, grade, percent, points } }: { readonly figures: Figures }) {
  const t = useTexts('results');
  return (
    <>
      {(grade !== null || percent !== null) && (
        <span className="ledger-score num">
          {grade !== null && (
            <>
              <VisuallyHidden>{t('gradeColumn')} </VisuallyHidden>
              <GradeMark grade={grade} tone={tone} />{' '}
            </>
          )}
          {percent !== null && <b>{percent}</b>} {points !== null && <span className="muted">{points}</span>}
        </span>
      )}
      <span className={`ledger-outcome ${tone}`}>
        <Icon of={icons[tone]} size="xs" />
        <span>{outcome}</span>
      </span>
    </>
  );
}
