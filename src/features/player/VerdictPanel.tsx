import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Hourglass from 'lucide/dist/esm/icons/hourglass.mjs';
import { Icon } from '../../ui/Icon.tsx';
import type { Verdict } from './overviewModel.ts';

/** How the course stands: grade or sign, and the same in words. */
export function VerdictPanel({ verdict: { title, text, lack, grade, tone, icon } }: { readonly verdict: Verdict }) {
  return (
    <div className="verdict">
      {grade !== null && <span className={`grade ${tone}`}><bdi dir="ltr">{grade}</bdi></span>}
      {icon && <span className={`sign ${tone}`}><Icon of={icon === 'done' ? CircleCheck : Hourglass} size="lg" /></span>}
      <p>
        <b>{title}</b>
        {text && <span className="muted num">{text}</span>}
        {lack && <span className="lack num">{lack}</span>}
      </p>
    </div>
  );
}
