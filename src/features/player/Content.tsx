import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { contentQuery } from '../../data/player/queries.ts';
import { tellShown } from '../../data/player/tellShown.ts';
import { useConfiguration } from '../../data/player/useConfiguration.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { pathOf } from '../../domain/flattenTree.ts';
import { unitOf } from '../../domain/readingUnit.ts';
import type { ObjectiveWorkflow } from '../../domain/workflow.ts';
import { usePort } from '../../runtime/context.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import css from './content.css';
import { contentModel } from './contentModel.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { courseModel } from './courseModel.ts';
import { GradedContext } from './GradedContext.ts';
import { HandingContext } from './HandingContext.ts';
import { LateFinish } from './LateFinish.tsx';
import { LateWatch } from './LateWatch.tsx';
import { useLinks } from './links.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { moduleEnds } from './moduleEnds.ts';
import { PartPage } from './PartPage.tsx';
import { StageBar } from './StageBar.tsx';
import { StageNotices } from './StageNotices.tsx';
import { Toc } from './Toc.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useCompleting } from './useCompleting.ts';
import { useContentTree } from './useContentTree.ts';
import { useFull } from './useFull.ts';
import { useHanding } from './useHanding.ts';
import { useNarrow } from './useNarrow.ts';
import { usePartStart } from './usePartStart.ts';
import { useWatch } from './useWatch.ts';
import { useWords } from './useWords.ts';

export interface ContentProps {
  readonly access: ObjectiveAccess;
  /** The run that is read, which need not be the last one (ROUTE-36). */
  readonly run: ObjectiveWorkflow;
  /** Ids of the parts down to the one to open, joined by `/`. */
  readonly axis: string;
  /** Query of the address, which stays from part to part (ROUTE-6). */
  readonly query: string;
  /** The reader came from the overview. */
  readonly arrived: boolean;
  readonly headingLevel: HeadingLevel;
  readonly emit: (name: `lectern-${string}`, detail?: unknown) => boolean;
}

/** Up to this width a screen is a phone's (CONST-11). */
const mobile = 970;

/** The content of a course: the table of contents, one part, and what turns the page. */
export function Content({ access, run, axis, query, arrived, headingLevel, emit }: ContentProps) {
  useSheet(css);
  const port = usePort();
  const links = useLinks();
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const slim = useNarrow(place);
  const phone = useNarrow(place, mobile) === true;
  const tree = useContentTree(port, run.id);
  const { root, moment } = tree;
  const words = useWords(moment.now);
  const { id: workflowId, state } = run;
  const inProgress = state === 'inProgress';
  const [asked, setAsked] = useState<'course' | 'module' | null>(null);
  const [toc, setToc] = useState(false);

  const { objective, userId } = access;
  const objectiveId = objective.id;
  const routeOf = useCallback((to: readonly string[]) => ({ name: 'content', objectiveId, axis: to, query }) as const, [objectiveId, query]);
  // What was chosen by itself stays open when it is complete, until the learner goes on.
  const [chosen, setChosen] = useState('');
  const named = axis || chosen;
  // Of thousands of parts, and this is drawn at every step of a command.
  const newContentAfterCompletion = useConfiguration(port)?.newContentAfterCompletion ?? false;
  const course = useMemo(
    () => root && courseModel(root, { ...moment, course: state, newContentAfterCompletion }, words, (to) => port.routes.hrefFor(routeOf(to))),
    [root, moment, state, newContentAfterCompletion, words, port, routeOf],
  );
  const model = useMemo(() => course && contentModel(course, named.split('/').filter(Boolean)), [course, named]);
  const current = model?.current ?? null;
  const here = model ? model.axis.join('/') : '';
  const stays = axis ? '' : here;
  if (chosen !== stays) setChosen(stays);
  const watch = useWatch(access, model && root, current, inProgress);
  const name = current?.part.child.name ?? '';
  const full = useFull(place, model?.fullscreen ?? false, here);
  const narrow = slim !== false || full?.full === true;

  const onCompleted = (path: readonly string[]) => void emit('lectern-part-completed', { objectiveId, axis: path.join('/') });
  const completing = useCompleting(port, { access, workflowId, model, onCompleted });
  const proctored = objective.proctored || objective.activity.proctored;
  const handing = useHanding({ objectiveId, userId, proctored, onDone: onCompleted });
  const onOpen = usePartStart(port, { objectiveId, workflowId, userId, current, inProgress, held: watch.place !== null });

  // The reader is taken to the new part's title; the first one is not a turn of the page.
  const last = useRef<string | null>(null);
  const position = model?.position ?? '';
  const isKept = () => current !== null && (model?.rows.some((row) => (row.parent === current.parent || unitOf(row) === current) && !row.part.available) ?? false);
  useEffect(() => {
    if (!model || watch.place) return;
    if (last.current === here) return;
    const turned = last.current !== null;
    last.current = here;
    if (here) emit('lectern-part-opened', { objectiveId, axis: here });
    if (inProgress && current?.leaf && current.verdict.opens) void tellShown(port, workflowId, pathOf(current));
    if (turned) tree.onSelect(isKept());
    if (!turned && !arrived) return;
    if (page.current) page.current.scrollTop = 0;
    heading.current?.focus();
    port.notices.announce(position);
  });
  const stands = !!model;
  const isVain = !stands && (tree.error !== null || tree.paused);
  useEffect(() => void ((stands || isVain) && emit('lectern-ready', stands ? {} : undefined)), [emit, stands, isVain]);
  useEffect(() => {
    emit('lectern-title', { sections: name ? [name, objective.name] : [objective.name] });
  }, [emit, name, objective.name]);

  const ahead = model?.ahead ?? null;
  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => void port.cache.prefetchQuery(contentQuery(port, workflowId, ahead)), 2000);
    return () => clearTimeout(timer);
  }, [port, workflowId, ahead]);

  const close = useCallback(() => setAsked(null), []);
  const closeToc = useCallback(() => setToc(false), []);
  const ask = inProgress ? () => { setToc(false); setAsked('course'); } : null;
  const go = useCallback(
    (to: readonly string[]) => {
      setToc(false);
      if (to.join('/') !== here) links.go(routeOf(to));
    },
    [links, routeOf, here],
  );
  const headings = { headingLevel, headingRef: heading, full, phone, userId };
  const { phaseOf } = completing;
  const watching = { root, proctored, inProgress, emit };
  const sections = { onOpen, watching, onComplete: completing.complete, phaseOf, course: { objectiveId, userId, aggregateId: access.aggregate.id } };

  const view = (
    <div className={`player${narrow ? '' : ' open'}${full?.full ? ' full' : ''}`} ref={place}>
      <StageBar access={access} run={run} model={model} narrow={narrow} onContents={() => setToc(true)} routeOf={routeOf} />
      {(!narrow || toc) && (
        <Toc access={access} model={model} over={narrow} headingLevel={headingLevel} onClose={closeToc} onGo={go} onFinish={ask} />
      )}
      <div className="page" ref={page}>
        <StageNotices {...completing} />
        {model && watch.place ? (
          <LateWatch key={here} {...watch.place} title={model.title} objectiveId={objectiveId} workflowId={workflowId} headingLevel={headingLevel} emit={emit} onReady={watch.onReady} />
        ) : model ? (
          <GradedContext value={model.progress.waiting}>
            <PartPage key={here} model={model} workflowId={workflowId} {...headings} routeOf={routeOf} onSeen={() => model.complete === 'bySeeing' && completing.complete(model.axis)} onFinish={moduleEnds(current, state) ? () => setAsked('module') : null} {...sections} />
          </GradedContext>
        ) : tree.error || tree.paused ? (
          <LoadFailure what="contentFailed" error={tree.error} headingLevel={headingLevel} busy={tree.busy} retry={tree.refetch} />
        ) : (
          <ContentSkeleton />
        )}
        {asked && <LateFinish overlay access={access} workflowId={workflowId} current={here} within={asked === 'module' && model ? model.axis : null} onClose={close} emit={emit} />}
      </div>
      {model && <TurnBar model={watch.place ? { ...model, complete: 'none' } : model} workflowId={workflowId} phase={model.completes.some((path) => phaseOf(path) === 'sending') ? 'sending' : 'idle'} onComplete={completing.completePage} onFinish={ask} routeOf={routeOf} />}
    </div>
  );
  return <HandingContext value={handing}>{view}</HandingContext>;
}
