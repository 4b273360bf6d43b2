import { useEffect, useEffectEvent } from 'react';
import { showFailure } from '../../../commands/showFailure.ts';
import { showNotSent } from '../../../commands/showNotSent.ts';
import { playerKeys } from '../../../data/player/keys.ts';
import { completedByMark } from '../../../data/player/run/completedByMark.ts';
import { completePart } from '../../../data/player/run/completePart.ts';
import type { PartInput } from '../../../data/player/run/PartInput.ts';
import { useCommand, type Wish } from '../../../commands/useCommand.ts';
import type { CommandPhase } from '../../../commands/Command.ts';
import { useOnline } from '../../../data/query/useOnline.ts';
import { useSeen } from '../../../data/player/reading/useSeen.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { Activity } from '../../../domain/tree/activity.ts';
import type { LecternError } from '../../../errors.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import type { RuntimePort } from '../../../port/port.ts';
import { partsText } from '../base/tree/partsText.ts';
import type { ContentModel } from './contentModel.ts';
import { mayQueue, mayWait } from './mayQueue.ts';

export interface CompletingOf {
  readonly access: ObjectiveAccess;
  readonly workflowId: string;
  readonly model: ContentModel | undefined;
  /** Called for each part that is complete. */
  readonly onCompleted: (path: readonly string[]) => void;
}

/**
 * Completes the parts of a run: by a click (DONE-1) or by seeing (DONE-2). A part is identified by the ids on the path
 * to it.
 */
export interface Completions {
  readonly complete: (path: readonly string[]) => void;
  /** Completes the open part; in a long read, all its parts that a click completes (PRESENT-3). */
  readonly completePage: () => void;
  readonly phaseOf: (path: readonly string[]) => CommandPhase;
  /** Completions that wait until the learner confirms them (CMD-8). */
  readonly unsent: readonly Wish<PartInput>[];
  readonly retry: (input: PartInput) => void;
  /** Completions that are sent as soon as there is a connection (CMD-13). */
  readonly waiting: readonly (readonly string[])[];
  readonly nameOf: (path: readonly string[]) => string;
  /** Whether the part is completed by seeing, not by a click. */
  readonly isSeen: (path: readonly string[]) => boolean;
}

/**
 * Completes parts, and reports the result to the learner. A completion that was lost on the way is sent again (CMD-13).
 */
export function useCompleting(
  port: RuntimePort,
  { access, workflowId, model, onCompleted }: CompletingOf,
): Completions {
  const [t, common, formats] = [useTexts('player'), useTexts('common'), useFormats()];
  const { objective, userId } = access;
  const objectiveId = objective.id;
  const { notices } = port;
  const inputOf = (path: readonly string[]): PartInput => ({ objectiveId, workflowId, path });
  const rowOf = (path: readonly string[]) => model?.rows.find((row) => row.part.id === path.at(-1));
  const nameOf = (path: readonly string[]) => rowOf(path)?.part.child.name ?? '';
  const onFail = (error: LecternError) => void showFailure(port, error);
  const tell = (paths: readonly (readonly string[])[]) => {
    // The tree has been fetched again, but it is not drawn yet: the model is still the one from before the command.
    const root = port.cache.getQueryData<Activity>(playerKeys.tree(workflowId));
    if (!root) return;
    const parts = partsText(root, { t, formats });
    const [first, ...more] = paths;
    notices.announce(
      first && !more.length
        ? t('markedSpoken', { name: nameOf(first), parts })
        : t('markedAllSpoken', { count: paths.length, parts }),
    );
  };
  const byClick = useCommand(port, completePart, {
    userId,
    onFail,
    // The learner has clicked, so the outbox may send a lost completion again (CMD-13).
    onUnsent: async (inputs) => {
      const may = inputs.filter(({ path }) => mayWait(rowOf(path), objective));
      const taken = new Set(await bySeeing.queue(may.map(({ path }) => path)));
      return may.filter(({ path }) => taken.has(path));
    },
    onDone: (_, { path }) => onCompleted(path),
    onAllDone: (done) => tell(done.map(({ path }) => path)),
    onLost: (again, { path }) =>
      showNotSent(notices, { player: t, common }, t('notSentComplete', { name: nameOf(path) }), again),
  });
  // Some completions could not be queued: their part was never begun, or the code of the queue was not loaded.
  const online = useOnline();
  const again = useEffectEvent(() => {
    for (const { input } of byClick.unsent) if (mayWait(rowOf(input.path), objective)) byClick.run(input);
  });
  useEffect(() => {
    if (online) again();
  }, [online]);
  const completeByClick = (path: readonly string[]) => byClick.run(inputOf(path));
  const bySeeing = useSeen(port, {
    userId,
    objectiveId,
    workflowId,
    onFail,
    onNeedsConfirmation: completeByClick,
    onDone: (path) => {
      onCompleted(path);
      tell([path]);
    },
  });
  const waits = new Set(bySeeing.unsent.map((path) => path.join('/')));
  return {
    complete: (path) => (mayQueue(rowOf(path), objective) ? bySeeing.complete : completeByClick)(path),
    completePage: () => {
      if (model?.body.kind !== 'longRead') return byClick.runAll((model?.completes ?? []).map(inputOf));
      const offered = model.body.sections.filter((section) => section.complete === 'can');
      void completedByMark(port, workflowId, offered).then((paths) => byClick.runAll(paths.map(inputOf)));
    },
    phaseOf: (path) => (waits.has(path.join('/')) ? 'sending' : byClick.phaseOf(inputOf(path))),
    unsent: byClick.unsent,
    retry: byClick.run,
    waiting: bySeeing.unsent,
    nameOf,
    isSeen: (path) => rowOf(path)?.part.child.type === 'video',
  };
}
