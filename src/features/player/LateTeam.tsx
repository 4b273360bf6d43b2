import { useState } from 'react';
import { useTexts } from '../../i18n/context.tsx';
import { useLate } from '../../ui/useLate.ts';
import { TextSkeleton } from './AuthorHtml.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import type { TeamProps } from './team/TeamProps.ts';
import { useLateTexts } from '../../i18n/useLateTexts.ts';

const load = () => import('./team/Team.tsx');

/** With whom a part is done, whose code comes with the first such part (TEAM-2). */
export function LateTeam(props: TeamProps) {
  const [tried, setTried] = useState(0);
  return <Arriving key={tried} {...props} again={() => setTried(tried + 1)} />;
}

function Arriving({ again, ...props }: TeamProps & { readonly again: () => void }) {
  const t = useTexts('player');
  const texts = useLateTexts('parts');
  const late = useLate(load, true);
  if (late === 'failed') return <QuietFailure text={t('textFailed')} busy={false} retry={again} />;
  return late && texts ? <late.Team {...props} /> : props.asked ? <TextSkeleton /> : null;
}
