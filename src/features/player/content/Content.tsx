import { useEffect } from 'react';
import { isProctored } from '../../../domain/proctoring/isProctored.ts';
import { contentQuery } from '../../../data/player/queries.ts';
import { usePort } from '../../../port/context.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import css from './content.css';
import type { ContentProps } from './ContentProps.ts';
import { ContentView } from './ContentView.tsx';
import { useContentModel } from './useContentModel.ts';
import { usePageTurn } from './usePageTurn.ts';
import { HandingContext } from '../base/HandingContext.ts';
import { useCompleting } from './useCompleting.ts';
import { useHanding } from './useHanding.ts';
import { usePartStart } from './usePartStart.ts';
import { useProctoredPlace } from '../base/useProctoredPlace.ts';

/** The content of a course: the table of contents, one part, and the bar to move between parts. */
export function Content(props: ContentProps) {
  useSheet(css);
  const { access, run, emit } = props;
  const port = usePort();
  const { objective, userId } = access;
  const objectiveId = objective.id;
  const workflowId = run.id;
  const inProgress = run.state === 'inProgress';
  const content = useContentModel(props);
  const { tree, root, model, opening } = content;
  const current = model?.current ?? null;
  const start = useProctoredPlace(access, model && root, current, inProgress);
  const held = start.place !== null;

  const onCompleted = (path: readonly string[]) =>
    void emit('lectern-part-completed', { objectiveId, axis: path.join('/') });
  const completing = useCompleting(port, { access, workflowId, model, onCompleted });
  const proctored = isProctored(objective);
  const handing = useHanding({ objectiveId, userId, proctored, onDone: onCompleted });
  const onOpen = usePartStart(port, { objectiveId, workflowId, userId, current, inProgress, held });
  const places = usePageTurn({ ...props, ...content }, held);

  const stands = !!model;
  const isVain = !stands && (tree.error !== null || tree.paused);
  useEffect(() => void ((stands || isVain) && emit('lectern-ready', stands ? {} : undefined)), [emit, stands, isVain]);
  const name = (model ?? opening)?.current?.part.child.name;
  useEffect(() => {
    emit('lectern-title', { sections: name ? [name, objective.name] : [objective.name] });
  }, [emit, name, objective.name]);
  const ahead = model?.ahead ?? null;
  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => void port.cache.prefetchQuery(contentQuery(port, workflowId, ahead)), 2000);
    return () => clearTimeout(timer);
  }, [port, workflowId, ahead]);

  const sections = {
    onOpen,
    proctoring: { root, proctored, inProgress, emit },
    onComplete: completing.complete,
    phaseOf: completing.phaseOf,
    course: { objectiveId, userId, aggregateId: access.aggregate.id },
    objective,
  };
  return (
    <HandingContext value={handing}>
      <ContentView {...props} {...content} {...places} start={start} completing={completing} sections={sections} />
    </HandingContext>
  );
}
