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
import { useFull } from './useFull.ts';
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
  /** Axis of the open part, joined by `/`. */
  readonly here: string;
  readonly routeOf: (axis: readonly string[]) => Route;
  /** The start-token for which the part waits (PROCT-3). */
  readonly start: ProctoredState;
  readonly completing: Completions;
  readonly sections: SectionActions;
  readonly page: RefObject<HTMLDivElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Draws the content view: bar, table of contents, page and dialogs. */
export function ContentView(props: ContentViewProps) {
  const { access, run, tree, model, here, routeOf, start, completing, sections, page, heading, headingLevel, emit } =
    props;
  const place = useRef<HTMLDivElement>(null);
  const slim = useNarrow(place);
  const phone = usePhone(place);
  const [asked, setAsked] = useState<'course' | 'module' | null>(null);
  const toc = useToc(access.userId, run.id, here);
  const [inView, setInView] = useState({ of: '', id: '' });
  const full = useFull(place, model?.fullscreen ?? false, here);
  const workflowId = run.id;
  const inProgress = run.state === 'inProgress';
  // In a long read with names, the part in view is shown as the reader's place (PRESENT-7).
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
  const part = () => {
    if (!model) return <NoPart tree={tree} headingLevel={headingLevel} />;
    if (start.place)
      return (
        <ProctoredPage
          key={here}
          {...start.place}
          title={model.title}
          objectiveId={access.objective.id}
          workflowId={workflowId}
          headingLevel={headingLevel}
          emit={emit}
          onReady={start.onReady}
        />
      );
    return (
      <FullscreenContext value={access.objective.supportFullscreenView}>
        <GradedContext value={model.progress.waiting}>
          <PartPage
            key={here}
            model={model}
            workflowId={workflowId}
            headingLevel={headingLevel}
            headingRef={heading}
            full={full}
            phone={phone}
            userId={access.userId}
            routeOf={routeOf}
            onView={(id) => setInView({ of: here, id })}
            onSeen={() => model.complete === 'bySeeing' && completing.complete(model.axis)}
            onFinish={moduleEnds(model.current, run.state) ? () => setAsked('module') : null}
            {...sections}
          />
        </GradedContext>
      </FullscreenContext>
    );
  };
  return (
    <div className={`player${narrow ? '' : ' open'}${full?.full ? ' full' : ''}`} ref={place}>
      <StageBar
        access={access}
        run={run}
        model={model}
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
        {part()}
        {asked && (
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

/** Opens a part. In a long read that is open already, it scrolls to the part. */
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

/** Stands in the place of the part while the tree is loading, and after a failure. */
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
