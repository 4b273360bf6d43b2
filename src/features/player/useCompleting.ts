import { commandFailureText } from '../../data/player/commandFailureText.ts';
import { completedByMark } from '../../data/player/completedByMark.ts';
import { completePart } from '../../data/player/completePart.ts';
import type { PartInput } from '../../data/player/PartInput.ts';
import { useCommand, type Wish } from '../../data/player/useCommand.ts';
import type { CommandPhase } from '../../data/player/Command.ts';
import { useSeen } from '../../data/player/useSeen.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import type { LecternError } from '../../errors.ts';
import { useTexts } from '../../i18n/context.tsx';
import type { RuntimePort } from '../../runtime/port.ts';
import type { ContentModel } from './contentModel.ts';
import { isolate } from './isolate.ts';
import { mayQueue } from './mayQueue.ts';

export interface CompletingOf {
  readonly access: ObjectiveAccess;
  readonly workflowId: string;
  readonly model: ContentModel | undefined;
  /** A part is complete; called for each. */
  readonly onCompleted: (path: readonly string[]) => void;
}

/** How parts of a run are completed, by word (DONE-1) and by seeing (DONE-2). A part is named by the ids on the way to it. */
export interface Completions {
  readonly complete: (path: readonly string[]) => void;
  /** Completes what the page offers, of a long read all that is completed by word (PRESENT-3). */
  readonly completePage: () => void;
  readonly phaseOf: (path: readonly string[]) => CommandPhase;
  /** What waits for the learner's word (CMD-8). */
  readonly unsent: readonly Wish<PartInput>[];
  readonly retry: (input: PartInput) => void;
  /** What was seen, and is sent as soon as there is a connection. */
  readonly seen: readonly (readonly string[])[];
  readonly nameOf: (path: readonly string[]) => string;
}

/** Completes parts, and tells the learner what became of it. */
export function useCompleting(port: RuntimePort, { access, workflowId, model, onCompleted }: CompletingOf): Completions {
  const t = useTexts('player');
  const common = useTexts('common');
  const { objective, userId } = access;
  const objectiveId = objective.id;
  const { notices } = port;
  const inputOf = (path: readonly string[]): PartInput => ({ objectiveId, workflowId, path });
  const rowOf = (path: readonly string[]) => model?.rows.find((row) => row.part.id === path.at(-1));
  const nameOf = (path: readonly string[]) => rowOf(path)?.part.child.name ?? '';
  const onFail = (error: LecternError) => notices.show({ tone: 'danger', title: commandFailureText(error, common) });
  const tell = (paths: readonly (readonly string[])[]) => {
    if (!model) return;
    const parts = model.progress.text;
    notices.announce(paths.length === 1 ? t('markedSpoken', { name: isolate(nameOf(paths[0]!)), parts }) : t('markedAllSpoken', { count: paths.length, parts }));
  };
  const byWord = useCommand(port, completePart, {
    userId,
    onFail,
    onDone: (_, { path }) => onCompleted(path),
    onAllDone: (done) => tell(done.map(({ path }) => path)),
    onLost: (again, { path }) =>
      notices.show({ tone: 'warning', title: t('notSent'), text: t('notSentComplete', { name: isolate(nameOf(path)) }), duration: null, action: { label: t('tryAgain'), run: again } }),
  });
  const completeByWord = (path: readonly string[]) => byWord.run(inputOf(path));
  const bySeeing = useSeen(port, {
    userId,
    objectiveId,
    workflowId,
    onFail,
    byWord: completeByWord,
    onDone: (path) => {
      onCompleted(path);
      tell([path]);
    },
  });
  return {
    complete: (path) => (mayQueue(rowOf(path), objective) ? bySeeing.complete : completeByWord)(path),
    completePage: () => {
      if (model?.body.kind !== 'longRead') return byWord.runAll((model?.completes ?? []).map(inputOf));
      const offered = model.body.sections.filter((section) => section.complete === 'can');
      void completedByMark(port, workflowId, offered).then((paths) => byWord.runAll(paths.map(inputOf)));
    },
    phaseOf: (path) => byWord.phaseOf(inputOf(path)),
    unsent: byWord.unsent,
    retry: byWord.run,
    seen: bySeeing.unsent,
    nameOf,
  };
}
