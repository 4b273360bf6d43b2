import { useTexts } from '../../i18n/context.tsx';
import { TextSkeleton } from './AuthorHtml.tsx';
import { LateCode } from './LateCode.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import type { TeamProps } from './team/TeamProps.ts';

const load = () => import('./team/Team.tsx');

/** With whom a part is done, whose code comes with the first such part (TEAM-2). */
export function LateTeam(props: TeamProps) {
  const t = useTexts('player');
  return (
    <LateCode load={load} meanwhile={props.asked ? <TextSkeleton /> : null} failed={(again) => <QuietFailure text={t('textFailed')} busy={false} retry={again} />}>
      {({ Team }) => <Team {...props} />}
    </LateCode>
  );
}
