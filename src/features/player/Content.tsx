import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { commandFailureText } from '../../data/player/commandFailureText.ts';
import { completedByMark } from '../../data/player/completedByMark.ts';
import { completePart } from '../../data/player/completePart.ts';
import { contentQuery } from '../../data/player/queries.ts';
import { startPart } from '../../data/player/startPart.ts';
import { tellShown } from '../../data/player/tellShown.ts';
import { useCommand } from '../../data/player/useCommand.ts';
import { useConfiguration } from '../../data/player/useConfiguration.ts';
import { useSeen } from '../../data/player/useSeen.ts';
import type { ObjectiveAccess } from '../../domain/course.ts';
import { pathOf, type TreeRow } from '../../domain/flattenTree.ts';
import { unitOf } from '../../domain/readingUnit.ts';
import { partStartNeeded } from '../../domain/startNeeded.ts';
import type { ObjectiveWorkflow } from '../../domain/workflow.ts';
import type { LecternError } from '../../errors.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { useSheet } from '../../ui/sheet.ts';
import css from './content.css';
import { contentModel } from './contentModel.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import { courseModel } from './courseModel.ts';
import { GradedContext } from './GradedContext.ts';
import { HandingContext } from './HandingContext.ts';
import { isolate } from './isolate.ts';
import { LateFinish } from './LateFinish.tsx';
import { LateWatch } from './LateWatch.tsx';
import { useLinks } from './links.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { mayQueue } from './mayQueue.ts';
import { moduleEnds } from './moduleEnds.ts';
import { PartPage } from './PartPage.tsx';
import { StageBar } from './StageBar.tsx';
import { StageNotices } from './StageNotices.tsx';
import { Toc } from './Toc.tsx';
import { TurnBar } from './TurnBar.tsx';
import { useContentTree } from './useContentTree.ts';
import { useFull } from './useFull.ts';
import { useHanding } from './useHanding.ts';
import { useNarrow } from './useNarrow.ts';
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
  const common = useTexts('common');
  const links = useLinks();
  const place = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const slim = useNarrow(place);
  const phone = useNarrow(place, mobile) === true;
  const tree = useContentTree(port, run.id);
  const { root, moment } = tree;
  const words = useWords(moment.now);
  const { t } = words;
  const { id: workflowId, state } = run;
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
  const watch = useWatch(access, model && root, current, state === 'inProgress');
  const name = current?.part.child.name ?? '';
  const full = useFull(place, model?.fullscreen ?? false, here);
  const narrow = slim !== false || full?.full === true;

  const start = useCommand(port, startPart, { userId });
  const onFail = (error: LecternError) => port.notices.show({ tone: 'danger', title: commandFailureText(error, common) });
  const onCompleted = (path: readonly string[]) => void emit('lectern-part-completed', { objectiveId, axis: path.join('/') });
  const complete = useCommand(port, completePart, {
    userId,
    onFail,
    onDone: (_, { path }) => onCompleted(path),
    onAllDone: (done) => {
      if (!model) return;
      const parts = model.progress.text;
      port.notices.announce(done.length === 1 ? t('markedSpoken', { name: isolate(nameOf(done[0]!.path)), parts }) : t('markedAllSpoken', { count: done.length, parts }));
    },
    onLost: (again, { path }) =>
      port.notices.show({ tone: 'warning', title: t('notSent'), text: t('notSentComplete', { name: isolate(nameOf(path)) }), duration: null, action: { label: t('tryAgain'), run: again } }),
  });
  const handing = useHanding({ objectiveId, userId, proctored: objective.proctored || objective.activity.proctored, onDone: onCompleted });
  const nameOf = (path: readonly string[]) => model?.rows.find((row) => row.part.id === path.at(-1))?.part.child.name ?? '';
  const inputOf = (path: readonly string[]) => ({ objectiveId, workflowId, path });
  const input = inputOf(model?.axis ?? []);
  const completeByWord = (path: readonly string[]) => complete.run(inputOf(path));
  const seen = useSeen(port, {
    userId,
    objectiveId,
    workflowId,
    onFail,
    byWord: completeByWord,
    onDone: (path) => {
      onCompleted(path);
      if (model) port.notices.announce(t('markedSpoken', { name: isolate(nameOf(path)), parts: model.progress.text }));
    },
  });
  const completePath = (path: readonly string[]) =>
    (mayQueue(model?.rows.find((row) => row.part.id === path.at(-1)), objective) ? seen.complete : completeByWord)(path);
  const completeAll = () => {
    if (model?.body.kind !== 'longRead') return complete.runAll((model?.completes ?? []).map(inputOf));
    void completedByMark(port, workflowId, model.body.sections.filter((section) => section.complete === 'can')).then((paths) => complete.runAll(paths.map(inputOf)));
  };

  // Opening starts a part, once (START-4).
  const begins = current !== null && !watch.place && partStartNeeded(current, state !== 'inProgress');
  const tried = useRef(new Set<string>());
  const begin = (path: readonly string[]) => {
    if (tried.current.has(path.join('/'))) return;
    tried.current.add(path.join('/'));
    start.run(inputOf(path));
  };
  useEffect(() => {
    if (begins) begin(input.path);
  });
  // A part of a long read is opened by coming into view (PRESENT-2).
  const onOpen = (row: TreeRow, starts: boolean) => {
    if (starts) begin(pathOf(row).map(({ id }) => id));
    else if (state === 'inProgress') void tellShown(port, workflowId, pathOf(row));
  };

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
    if (state === 'inProgress' && current?.leaf && current.verdict.opens) void tellShown(port, workflowId, pathOf(current));
    if (turned) tree.onSelect(isKept());
    if (!turned && !arrived) return;
    if (page.current) page.current.scrollTop = 0;
    heading.current?.focus();
    port.notices.announce(position);
  });
  useEffect(() => void emit('lectern-title', { sections: name ? [name, objective.name] : [objective.name] }), [emit, name, objective.name]);

  const ahead = model?.ahead ?? null;
  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => void port.cache.prefetchQuery(contentQuery(port, workflowId, ahead)), 2000);
    return () => clearTimeout(timer);
  }, [port, workflowId, ahead]);

  const close = useCallback(() => setAsked(null), []);
  const closeToc = useCallback(() => setToc(false), []);
  const ask = state === 'inProgress' ? () => { setToc(false); setAsked('course'); } : null;
  const go = useCallback(
    (to: readonly string[]) => {
      setToc(false);
      if (to.join('/') !== here) links.go(routeOf(to));
    },
    [links, routeOf, here],
  );
  const headings = { headingLevel, headingRef: heading, full, phone, userId };
  const phaseOf = (path: readonly string[]) => complete.phaseOf(inputOf(path));
  const sections = { onOpen, onComplete: completePath, phaseOf, course: { objectiveId, userId, aggregateId: access.aggregate.id } };

  const view = (
    <div className={`player${narrow ? '' : ' open'}${full?.full ? ' full' : ''}`} ref={place}>
      <StageBar access={access} run={run} model={model} narrow={narrow} onContents={() => setToc(true)} routeOf={routeOf} />
      {(!narrow || toc) && (
        <Toc access={access} model={model} over={narrow} headingLevel={headingLevel} onClose={closeToc} onGo={go} onFinish={ask} />
      )}
      <div className="page" ref={page}>
        <StageNotices unsent={complete.unsent} seen={seen.unsent} nameOf={nameOf} retry={complete.run} />
        {model && watch.place ? (
          <LateWatch key={here} {...watch.place} title={model.title} objectiveId={objectiveId} workflowId={workflowId} headingLevel={headingLevel} emit={emit} onReady={watch.onReady} />
        ) : model ? (
          <GradedContext value={model.progress.waiting}>
            <PartPage key={here} model={model} workflowId={workflowId} {...headings} routeOf={routeOf} onSeen={() => model.complete === 'bySeeing' && completePath(input.path)} onFinish={moduleEnds(current, state) ? () => setAsked('module') : null} {...sections} />
          </GradedContext>
        ) : tree.error || tree.paused ? (
          <LoadFailure what="contentFailed" error={tree.error} headingLevel={headingLevel} busy={tree.busy} retry={tree.refetch} />
        ) : (
          <ContentSkeleton />
        )}
        {asked && <LateFinish overlay access={access} workflowId={workflowId} current={here} within={asked === 'module' ? input.path : null} onClose={close} emit={emit} />}
      </div>
      {model && <TurnBar model={watch.place ? { ...model, complete: 'none' } : model} workflowId={workflowId} phase={model.completes.some((path) => phaseOf(path) === 'sending') ? 'sending' : 'idle'} onComplete={completeAll} onFinish={ask} routeOf={routeOf} />}
    </div>
  );
  return <HandingContext value={handing}>{view}</HandingContext>;
}
