import Check from 'lucide/dist/esm/icons/check.mjs';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import { useState } from 'react';
import type { Draft, SavingState } from '../../../../data/player/answer/answerDraft.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { standingToSay } from './answerModel.ts';

/** The saving state of the text in the field (DRAFT-2). */
export function StandingLine({ draft, onAgain }: { readonly draft: Draft; readonly onAgain: () => void }) {
  const [t, common] = [useTexts('parts'), useTexts('common')];
  const { standing, message } = draft;
  const [told, setTold] = useState<SavingState | null>(null);
  const { say, told: now } = standingToSay(standing, told);
  if (now !== told) setTold(now);
  const text = (of: Exclude<SavingState, 'empty'>) =>
    [t(`answer.is.${of}`), of === 'refused' && message].filter(Boolean).join(' ');
  const wrong = standing !== 'empty' && standing !== 'saved' && standing !== 'saving';
  return (
    <p className={`standing ${standing}`}>
      {standing !== 'empty' && (
        <span>
          {standing !== 'saving' && <Icon of={wrong ? CloudOff : Check} size="s" />} {text(standing)}
        </span>
      )}
      <VisuallyHidden live>{say && say !== 'empty' ? text(say) : ''}</VisuallyHidden>
      {(standing === 'kept' || standing === 'fleeting' || standing === 'refused') && (
        <button type="button" className="link" onClick={onAgain}>
          {common('tryAgain')}
        </button>
      )}
    </p>
  );
}
