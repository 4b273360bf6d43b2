import { useEffect, useEffectEvent, useState } from 'react';
import { askAgain } from '../../../../data/player/run/askAgain.ts';
import { takeLaunch } from '../../../../data/player/tool/takeLaunch.ts';
import { toolPlace } from '../../../../data/player/tool/toolPlace.ts';
import { treeQuery } from '../../../../data/player/queries.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import type { ToolReturn } from '../../../../bridge/guest/toolReturn.ts';
import type { LtiVersion } from '../../../../domain/course/resources.ts';
import { displayModeOf } from '../../../../domain/tree/displayModeOf.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { useUserId } from '../../../../port/useUserId.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { Notice } from '../../../../ui/notice/Notice.tsx';
import { ContentFrame } from '../framed/ContentFrame.tsx';
import { toolStanding } from './toolModel.ts';
import { ToolStandingLine } from './ToolStandingLine.tsx';

export interface ToolViewProps {
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly version: LtiVersion;
  readonly name: string;
  /** Whether the course allows full screen for it. */
  readonly fullscreen: boolean;
  /** Whether the run is over, so that the learner reviews it. */
  readonly review: boolean;
  readonly headingLevel: HeadingLevel;
}

/** A tool in its frame, and the result that it has reported (FRAMED-11). */
export function ToolView(props: ToolViewProps) {
  const userId = useUserId();
  return useLazyTexts('framed') && userId !== null ? <Shown {...props} userId={userId} /> : null;
}

function Shown({
  workflowId,
  activityPathId,
  version,
  name,
  fullscreen,
  review,
  headingLevel,
  userId,
}: ToolViewProps & { readonly userId: string }) {
  const port = usePort();
  const t = useTexts('framed');
  const tree = useQuery(treeQuery(port, workflowId), port.cache);
  const place = tree.data && toolPlace(tree.data, activityPathId);
  const [returned, setReturned] = useState<ToolReturn | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = () => {
    if (!review) void askAgain(port, workflowId);
  };
  const look = useEffectEvent(() => document.visibilityState === 'visible' && ask());
  // A learner who returns to this page from the frame, another window or another tab may have been graded in the
  // meantime.
  useEffect(() => {
    const onLook = () => void look();
    addEventListener('focus', onLook);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      removeEventListener('focus', onLook);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);
  if (!tree.data || !place) return null;
  const { path, activity } = place;
  const { preferredWidth: width, preferredHeight: height } = activity;
  return (
    <>
      {!review && (
        <ToolStandingLine standing={toolStanding(place, { now: port.clock.now(), doubt: port.clock.doubt() })} />
      )}
      {returned ? (
        <Notice
          tone={returned.error ? 'danger' : 'info'}
          role={returned.error ? 'alert' : 'status'}
          title={returned.error || returned.message || t('returned')}
          actions={
            <Button
              onClick={() => {
                setReturned(null);
                setAttempt(attempt + 1);
              }}
            >
              {t('openAgain')}
            </Button>
          }
        >
          {returned.error ? t('returnedError') : t('returnedText')}
        </Notice>
      ) : (
        <ContentFrame
          key={attempt}
          kind={version === 'lti11' ? 'tool11' : 'tool13'}
          name={name}
          headingLevel={headingLevel}
          launch={(signal) => takeLaunch(port, { workflowId, path, version, review }, signal)}
          display={displayModeOf(activity, tree.data)}
          box={width === null && height === null ? null : { width, height }}
          userId={userId}
          windowed
          fullscreen={fullscreen}
          onReturned={(said) => {
            setReturned(said);
            ask();
          }}
        />
      )}
    </>
  );
}
