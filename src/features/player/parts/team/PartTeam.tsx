import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { quietlyFailed } from '../../base/lazy/quietlyFailed.tsx';
import { usePartTexts } from '../../base/lazy/usePartTexts.ts';
import { TextSkeleton } from '../AuthorHtml.tsx';
import { Contained } from '../contained/Contained.tsx';
import type { TeamProps } from './TeamProps.ts';

const Team = lazyPart(async () => (await import('./Team.tsx')).Team, {
  Waiting: ({ asked }) => asked && <TextSkeleton />,
  Failed: quietlyFailed('textFailed'),
  useReady: usePartTexts,
});

/** The team of a part (TEAM-2). Its code is loaded with the first such part. */
export function PartTeam(props: TeamProps) {
  return (
    <Contained key={props.activityPathId}>
      <Team {...props} />
    </Contained>
  );
}
