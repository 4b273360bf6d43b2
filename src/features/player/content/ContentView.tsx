import { useCallback, useRef, useState, type RefObject } from 'react';
import type { Route } from '../../../routes/route.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { afterText } from '../base/lazy/afterText.ts';
import { FullscreenContext } from '../base/FullscreenContext.ts';
import { GradedContext } from '../base/GradedContext.ts';
import { loadFailed } from '../base/lazy/loadFailed.tsx';
import { usePartTexts } from '../base/lazy/usePartTexts.ts';
import { useLinks } from '../base/links.ts';
import { LoadFailure } from '../base/LoadFailure.tsx';
import { useNarrow, usePhone } from '../base/useNarrow.ts';
import type { ProctoredState } from '../base/useProctoredPlace.ts';
import { LazyFinish } from '../finish/LazyFinish.tsx';
import { TextSkeleton } from '../parts/AuthorHtml.tsx';
import type { ContentProps } from './ContentProps.ts';
import type { ContentModel } from './contentModel.ts';
import { ContentSkeleton } from './ContentSkeleton.tsx';
import type { SectionActions } from './longRead/LongReadSectionProps.ts';
import { moduleEnds } from './moduleEnds.ts';
import { PartPage } from './PartPage.tsx';
import { StageBar } from './StageBar.tsx';
import { StageNotices } from './StageNotices.tsx';
import { Toc } from './Toc.tsx';
import { TurnBar } from './TurnBar.tsx';
import type { Completions } from './useCompleting.ts';
import type { ContentTree } from './useContentTree.ts';
import { useFull, type Full } from './useFull.ts';
import { useToc } from './drawer/useToc.ts';

// Few courses are proctored.
const ProctoredPage = lazyPart(async () => (await import('./proctoring/ProctoredPage.tsx')).ProctoredPage, {
  Waiting: TextSkeleton,
  Failed: loadFailed('contentFailed'),
  useReady: usePartTexts,
});

const LockNews = lazyPart(() => afterText(async () => (await import('./locks/LockNews.tsx')).LockNews));

export interface ContentViewProps extends ContentProps {
  readonly tree: ContentTree;
  readonly model: ContentModel | undefined;
  /** The first text, as long as there is no model (AUTO-6). */
  readonly opening: ContentModel | undefined;
  /** Axis of the open part, joined by `/`. */
  readonly here: string;
  readonly routeOf: (axis: readonly string[]) => Route;
  /** The start-token that the part waits for (PROCT-3). */
  readonly start: ProctoredState;
  readonly completing: Completions;
  readonly sections: SectionActions;
  readonly page: RefObject<HTMLDivElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Draws the content view: bar, table of contents, page and dialogs. */
export function ContentView(props: ContentViewProps) {
  const { access, run, model, opening, here, routeOf, start, completing, page, headingLevel, emit } = props;
  const place = useRef<HTMLDivElement>(null);
  const slim = useNarrow(place);
  const phone = usePhone(place);
  const [asked, setAsked] = useState<'course' | 'module' | null>(null);
  const toc = useToc(access.userId, run.id, here);
  const [inView, setInView] = useState({ of: '', id: '' });
  const shown = model ?? opening;
  const full = useFull(place, shown?.fullscreen ?? false, here);
  const workflowId = run.id;
  const inProgress = run.state === 'inProgress';
  // In a long read with names, the part in view counts as the reader's place (PRESENT-7).
  const section =
    model?.body.kind === 'longRead' && model.body.named && inView.of === here && inView.id ? inView.id : null;
  // A course that consists of one text has no table of contents next to it.
  const alone = model ? model.rows.length <= 1 : access.objective.activity.type === 'text';
  const narrow = slim !== false || full?.full === true || alone;
  const close = useCallback(() => setAsked(null), []);
  const { setOpen } = toc;
  const closeToc = useCallback(() => setOpen(false), [setOpen]);
  const go = useGo(props, closeToc);
  const askFinish = () => {
    closeToc();
    setAsked('course');
  };
  const ask = inProgress ? askFinish : null;
  return (
    <div className={`player${narrow ? '' : ' open'}${full?.full ? ' full' : ''}`} ref={place}>
      <StageBar
        access={access}
        run={run}
        model={shown}
        partial={!model}
        section={section}
        narrow={narrow}
        onContents={() => setOpen(true)}
        routeOf={routeOf}
      />
      {(!narrow || (toc.open && slim !== null)) && (
        <Toc
          access={access}
          model={model}
          section={section}
          workflowId={workflowId}
          reviewing={!inProgress}
          over={narrow}
          left={toc}
          headingLevel={headingLevel}
          onClose={closeToc}
          onGo={go}
          onFinish={narrow || !model || model.next ? ask : null}
        />
      )}
      <div className="page" ref={page}>
        <StageNotices {...completing} />
        {model && inProgress && <LockNews rows={model.rows} />}
        <StagePart
          {...props}
          shown={shown}
          full={full}
          phone={phone}
          onView={(id) => setInView({ of: here, id })}
          onModuleEnd={() => setAsked('module')}
        />
        {asked && inProgress && (
          <LazyFinish
            overlay
            access={access}
            workflowId={workflowId}
            current={here}
            within={asked === 'module' && model ? model.axis : null}
            onClose={close}
            emit={emit}
          />
        )}
      </div>
      {model && (
        <TurnBar
          model={start.place ? { ...model, complete: 'none' } : model}
          workflowId={workflowId}
          phase={model.completes.some((path) => completing.phaseOf(path) === 'sending') ? 'sending' : 'idle'}
          onComplete={completing.completePage}
          onFinish={ask}
          routeOf={routeOf}
        />
      )}
    </div>
  );
}

interface StagePartProps extends ContentViewProps {
  /** The model; the first text as long as there is no model. */
  readonly shown: ContentModel | undefined;
  readonly full: Full | null;
  readonly phone: boolean;
  readonly onView: (id: string) => void;
  readonly onModuleEnd: () => void;
}

/** The part on the page, or its replacement: placeholders, a failure, or the page before a proctored part. */
function StagePart({
  access,
  run,
  tree,
  model,
  shown,
  here,
  start,
  completing,
  sections,
  heading,
  headingLevel,
  emit,
  full,
  phone,
  routeOf,
  onView,
  onModuleEnd,
}: StagePartProps) {
  if (!shown) return <NoPart tree={tree} headingLevel={headingLevel} />;
  if (start.place)
    return (
      <ProctoredPage
        key={here}
        {...start.place}
        title={shown.title}
        objectiveId={access.objective.id}
        workflowId={run.id}
        headingLevel={headingLevel}
        emit={emit}
        onReady={start.onReady}
      />
    );
  return (
    <FullscreenContext value={access.objective.supportFullscreenView}>
      <GradedContext value={shown.progress.waiting}>
        <PartPage
          key={here}
          model={shown}
          workflowId={run.id}
          headingLevel={headingLevel}
          headingRef={heading}
          full={full}
          phone={phone}
          userId={access.userId}
          routeOf={routeOf}
          onView={onView}
          onSeen={() => model?.complete === 'bySeeing' && completing.complete(model.axis)}
          onFinish={model && moduleEnds(model.current, run.state) ? onModuleEnd : null}
          {...sections}
        />
      </GradedContext>
    </FullscreenContext>
  );
}

/** Opens a part. If its long read is already open, it scrolls to the part. */
function useGo({ axis, here, routeOf, page }: ContentViewProps, closeToc: () => void) {
  const links = useLinks();
  return useCallback(
    (to: readonly string[]) => {
      closeToc();
      const wanted = to.join('/');
      if (wanted !== here) links.go(routeOf(to));
      if (wanted === axis)
        page.current
          ?.querySelector(`[data-section="${CSS.escape(to.at(-1) ?? '')}"]`)
          ?.scrollIntoView({ block: 'start' });
    },
    [links, routeOf, here, axis, page, closeToc],
  );
}

/** Replaces the part while the tree is loading, and after a failure. */
function NoPart({ tree, headingLevel }: Pick<ContentViewProps, 'tree' | 'headingLevel'>) {
  if (!tree.error && !tree.paused) return <ContentSkeleton />;
  return (
    <LoadFailure
      what="contentFailed"
      error={tree.error}
      headingLevel={headingLevel}
      busy={tree.busy}
      retry={tree.refetch}
    />
  );
}
