import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { asError } from '../../data/player/asError.ts';
import { contentQuery } from '../../data/player/queries.ts';
import { asksAnswer, type PartContent } from '../../domain/partContent.ts';
import { useTexts } from '../../i18n/context.tsx';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { usePort } from '../../runtime/context.tsx';
import { below } from '../../ui/Heading.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { AuthorHtml, TextSkeleton } from './AuthorHtml.tsx';
import { LateAnswer } from './answer/LateAnswer.tsx';
import type { Box } from './bodyModel.ts';
import { GradedContext } from './GradedContext.ts';
import { LoadFailure } from './LoadFailure.tsx';
import type { PartProps } from './PartProps.ts';
import { LateAttachments } from './text/LateAttachments.tsx';

/** Kinds whose code comes with the first part of that kind. */
const views: Partial<Record<PartContent['kind'], () => Promise<ComponentType<PartProps>>>> = {
  file: async () => (await import('./file/FileView.tsx')).FileView as ComponentType<PartProps>,
  event: async () => (await import('./event/EventPart.tsx')).EventPart,
  video: async () => (await import('./video/VideoPart.tsx')).VideoPart as ComponentType<PartProps>,
  vimeo: async () => (await import('./video/VimeoPart.tsx')).VimeoPart as ComponentType<PartProps>,
};

export interface PartBodyProps extends Pick<PartProps, 'name' | 'workflowId' | 'headingLevel' | 'done' | 'onSeen'> {
  readonly activityPathId: string;
  /** Ids of the parts from the root's child to it. */
  readonly path: readonly string[];
  /** It can be completed by the learner's word now. */
  readonly open: boolean;
  /** It has an end of its own, or is taken under watch: nothing of it goes out by itself later (DRAFT-5). */
  readonly timed: boolean;
  /** The size its author gave it (PRESENT-5). */
  readonly box?: Box | null;
}

/** Kinds that have a box of their own where their author gave one; what is written flows. */
const boxed: ReadonlySet<PartContent['kind']> = new Set(['file', 'video', 'vimeo']);

/** What a part holds, by its kind. What was read before stays, whatever becomes of the connection. */
export function PartBody({ activityPathId, path, open, timed, box = null, ...props }: PartBodyProps) {
  const port = usePort();
  const t = useTexts('player');
  const graded = use(GradedContext);
  const { workflowId, headingLevel } = props;
  const query = useQuery(contentQuery(port, workflowId, activityPathId), port.cache);
  if (query.data) {
    const { kind, html, attachments } = query.data;
    const load = views[kind];
    const text = html.trim() ? <AuthorHtml html={html} headingLevel={headingLevel} /> : <p className="muted">{t('emptyText')}</p>;
    return (
      <>
        {load ? <Sized name={props.name} box={boxed.has(kind) ? box : null}><LateView key={kind} load={load} content={query.data} {...props} /></Sized> : text}
        <LateAttachments attachments={attachments} headingLevel={below(headingLevel)} />
        {asksAnswer(query.data) && <LateAnswer name={props.name} workflowId={workflowId} activityPathId={activityPathId} path={path} open={open} timed={timed} headingLevel={below(headingLevel)} />}
      </>
    );
  }
  if (query.error || query.fetchStatus === 'paused') {
    const error = query.error && asError(query.error);
    if (error && (error.code === 'forbidden' || error.code === 'not_found')) return <p className="instead">{t(graded && error.code === 'forbidden' ? 'inGrading' : 'long.serverSide')}</p>;
    return <LoadFailure what="textFailed" error={error} headingLevel={below(headingLevel)} busy={query.isFetching} retry={() => void query.refetch()} />;
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden live>{t('loadingText')}</VisuallyHidden>
      <TextSkeleton />
    </div>
  );
}

/** A box of its own size, never wider than the page; what does not fit is scrolled in it. */
function Sized({ box, name, children }: { readonly box: Box | null; readonly name: string; readonly children: ReactNode }) {
  if (!box) return children;
  const inlineSize = box.width === null ? undefined : `min(100%, ${box.width}px)`;
  const blockSize = box.height === null ? undefined : `${box.height}px`;
  return <div className="sized" role="region" aria-label={name} tabIndex={0} style={{ inlineSize, blockSize }}>{children}</div>;
}

/** A view whose code, and whose texts (`parts`), are on their way; where it cannot be had, that is said and can be tried again. */
function LateView({ load, ...props }: PartProps & { readonly load: () => Promise<ComponentType<PartProps>> }) {
  const [view, setView] = useState<{ readonly View: ComponentType<PartProps> } | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const texts = useLateTexts('parts');
  useEffect(() => {
    let here = true;
    load().then(
      (View) => here && setView({ View }),
      () => here && setView('failed'),
    );
    return () => void (here = false);
  }, [load, attempt]);
  const retry = () => {
    setView(null);
    setAttempt(attempt + 1);
  };
  if (view === 'failed') return <LoadFailure what="textFailed" error={null} headingLevel={below(props.headingLevel)} busy={false} retry={retry} />;
  return view && texts ? <view.View {...props} /> : <TextSkeleton />;
}
