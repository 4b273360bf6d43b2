import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Grade } from '../parts/grade/Grade.tsx';
import type { Verdict } from '../base/outcome/verdictOf.ts';

/** The learner's state in the course: the grade or an icon, and the same in words. */
export function VerdictPanel({ verdict: { title, text, lack, grade, tone, icon } }: { readonly verdict: Verdict }) {
  return (
    <div className="verdict">
      {grade !== null && (
        <Grade tone={tone}>
          <bdi dir="ltr">{grade}</bdi>
        </Grade>
      )}
      {icon && (
        <span className={`sign ${tone}`}>
          <Icon of={icon === 'done' ? CircleCheck : Hourglass} size="lg" />
        </span>
      )}
      <p>
        <b>{title}</b>
        {text && <span className="muted num">{text}</span>}
        {lack && <span className="lack num">{lack}</span>}
      </p>
    </div>
  );
}
