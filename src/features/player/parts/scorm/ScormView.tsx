import { useEffect, useRef, useState } from 'react';
import { followPackage, type PackageLine } from '../../../../bridge/scorm/followPackage.ts';
import type { PackageStanding } from '../../../../bridge/scorm/packageStanding.ts';
import { showFailure } from '../../../../commands/showFailure.ts';
import { useCommand } from '../../../../commands/useCommand.ts';
import { submitResults } from '../../../../data/player/scorm/submitResults.ts';
import { askAgain } from '../../../../data/player/run/askAgain.ts';
import { askLaunch } from '../../../../data/player/tool/askLaunch.ts';
import { toolPlace, type ToolPlace } from '../../../../data/player/tool/toolPlace.ts';
import { treeQuery } from '../../../../data/player/queries.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import type { Launch } from '../../../../domain/frame/launch.ts';
import type { Activity } from '../../../../domain/tree/activity.ts';
import { displayModeOf } from '../../../../domain/tree/displayModeOf.ts';
import { useLazyTexts } from '../../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../../port/context.tsx';
import { useUserId } from '../../../../port/useUserId.ts';
import type { HeadingLevel } from '../../../../ui/text/Heading.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { ContentFrame } from '../framed/ContentFrame.tsx';
import { toolStanding } from '../tool/toolModel.ts';
import { ToolStandingLine } from '../tool/ToolStandingLine.tsx';
import { PackageBar } from './PackageBar.tsx';
import { PackagePanel } from './PackagePanel.tsx';
import { insteadOf, packageView } from './scormModel.ts';
import css from './scorm.css';
import { SubmitDialog } from './SubmitDialog.tsx';

export interface ScormViewProps {
  readonly workflowId: string;
  readonly activityPathId: string;
  readonly name: string;
  /** Whether the run is over, so that the learner reviews it. */
  readonly review: boolean;
  readonly headingLevel: HeadingLevel;
}

/** A package in its frame, the state that it has reported, and a button to submit its results (SCORM-18, SUBMIT-3). */
export function ScormView(props: ScormViewProps) {
  useSheet(css);
  const port = usePort();
  const userId = useUserId();
  const framed = useLazyTexts('framed');
  const tree = useQuery(treeQuery(port, props.workflowId), port.cache);
  const place = tree.data && toolPlace(tree.data, props.activityPathId);
  if (!framed || userId === null || !tree.data || !place) return null;
  return <Played {...props} userId={userId} root={tree.data} {...place} />;
}

interface PlayedProps extends ScormViewProps, ToolPlace {
  readonly userId: string;
  readonly root: Activity;
}

/** The connection to the launch page in the frame, and the last state that it reported. */
function usePackageLine(onSaved: () => void) {
  const [standing, setStanding] = useState<PackageStanding | null>(null);
  const line = useRef<PackageLine | null>(null);
  const saved = useRef(onSaved);
  useEffect(() => void (saved.current = onSaved));
  const onFrame = (frame: HTMLIFrameElement, launch: Launch) => {
    if (launch.kind !== 'address') return;
    setStanding(null);
    let before: PackageStanding | null = null;
    const own = followPackage({
      view: window,
      frame,
      origin: launch.origin ?? new URL(launch.address).origin,
      onStanding: (next) => {
        setStanding(next);
        if (next.saving === 'saved' && before?.saving !== 'saved') saved.current();
        before = next;
      },
    });
    line.current = own;
    return () => {
      // The last state stays: a launch that another one has replaced does not start again by itself (SCORM-10).
      own.end();
      if (line.current === own) line.current = null;
    };
  };
  return {
    standing,
    onFrame,
    forget: () => setStanding(null),
    store: () => line.current?.store() ?? Promise.resolve(true),
  };
}

function Played({ workflowId, name, review, headingLevel, userId, root, path, activity, constraint }: PlayedProps) {
  const port = usePort();
  // The frame does not wait for the texts below it (FRAMED-3).
  const t = useLazyTexts('scorm');
  const [attempt, setAttempt] = useState(0);
  const [asking, setAsking] = useState(false);
  const { standing, onFrame, forget, store } = usePackageLine(() => void (review || askAgain(port, workflowId)));
  const again = () => {
    forget();
    setAttempt((number) => number + 1);
  };
  const input = { workflowId, path };
  const submit = useCommand(port, submitResults, {
    userId,
    onDone: () => {
      setAsking(false);
      // The submitted attempt has ended, so the frame reloads, now for review only.
      again();
      if (t) port.notices.announce(t('submitted', { name }));
    },
    onFail: (error) => void showFailure(port, error),
  });
  const phase = submit.phaseOf(input);
  const onStored = (stored: boolean) => {
    if (stored) submit.run(input);
    else if (t) port.notices.show({ tone: 'danger', title: t('notStored') });
  };
  const instead = insteadOf(standing);
  const view = packageView(standing);
  const { preferredWidth: width, preferredHeight: height } = activity;
  return (
    <div className="package">
      {!review && (
        <ToolStandingLine
          standing={toolStanding({ activity, constraint }, { now: port.clock.now(), doubt: port.clock.doubt() })}
        />
      )}
      {instead && t ? (
        <PackagePanel instead={instead} headingLevel={headingLevel} again={again} />
      ) : (
        <ContentFrame
          key={attempt}
          kind="scorm"
          name={name}
          headingLevel={headingLevel}
          launch={(signal) => askLaunch(port, { workflowId, path, version: 'scorm', review }, signal)}
          display={displayModeOf(activity, root)}
          box={width === null && height === null ? null : { width, height }}
          userId={userId}
          windowed={false}
          fullscreen
          onFrame={onFrame}
        />
      )}
      {!instead && t && <PackageBar view={view} onSubmit={() => setAsking(true)} />}
      {asking && (
        <SubmitDialog
          busy={phase === 'sending'}
          unsent={phase === 'unsent'}
          store={store}
          onStored={onStored}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
