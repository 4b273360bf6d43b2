import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import ListTree from 'lucide/dist/esm/icons/list-tree.mjs';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { ObjectiveWorkflow } from '../../../domain/course/workflow.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import type { Route } from '../../../routes/route.ts';
import { usePort } from '../../../port/context.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import type { ContentModel } from './contentModel.ts';
import { useLinks } from '../base/links.ts';
import { useSavedTools } from './useSavedTools.ts';

export interface StageBarProps {
  readonly access: ObjectiveAccess;
  readonly run: ObjectiveWorkflow;
  readonly model: ContentModel | undefined;
  /** Whether the rest of the course is still loading, so that a progress bar will follow. */
  readonly partial: boolean;
  /** Id of the part of a long read that is in view. */
  readonly section: string | null;
  /** Whether the table of contents is opened from this bar. */
  readonly narrow: boolean;
  readonly onContents: () => void;
  readonly routeOf: (axis: readonly string[]) => Route;
}

/**
 * The reader's place, the part's bookmark (SAVED-1), and on narrow pages the progress. For a learner who reviews a
 * finished run it says so, and links back to the result (ROUTE-8).
 */
export function StageBar({
  access: { objective, userId },
  run,
  model,
  partial,
  section,
  narrow,
  onContents,
  routeOf,
}: StageBarProps) {
  const t = useTexts('player');
  const formats = useFormats();
  const { clock } = usePort();
  const links = useLinks();
  const course = { name: 'course', objectiveId: objective.id, aggregateId: null, review: false } as const;
  const inView = section === null ? undefined : model?.rows.find(({ part }) => part.id === section)?.part.child.name;
  const whole = model?.current;
  const saved = useSavedTools();
  const items = [
    { text: t('myCourses'), ...links.to({ name: 'courses', query: '' }) },
    { text: objective.code ?? objective.name, ...links.to(course) },
    ...(model?.modules ?? []).map(({ name, axis }) => ({ text: name, ...links.to(routeOf(axis)) })),
    ...(whole ? [{ text: whole.part.child.name, ...(inView === undefined ? {} : links.to(routeOf(model.axis))) }] : []),
    ...(inView === undefined ? [] : [{ text: inView }]),
  ];
  return (
    <div className="stage-bar">
      <div className="way">
        {narrow && (
          <Button look="bare" icon={ListTree} flip iconOnly aria-haspopup="dialog" onClick={onContents}>
            {t('contents')}
          </Button>
        )}
        <Breadcrumbs label={t('crumbs')} items={items} />
        {model?.measured && (
          <span className="brief num" aria-hidden="true">
            {model.progress.short}
          </span>
        )}
        {saved && whole && (
          <span className="saves">
            {saved.tools && (
              <saved.tools.SavedToggle
                key={whole.part.id}
                row={whole}
                course={objective}
                userId={userId}
                workflowId={run.id}
              />
            )}
          </span>
        )}
      </div>
      {run.state === 'finished' && (
        <p className="looking">
          <Icon of={History} size="s" />
          <b>{t('review')}</b>
          {run.finished !== null && (
            <span className="muted num">{t('completedOn', { date: formats.day(run.finished, clock.now()) })}</span>
          )}
          <a className="link" {...links.to(course)}>
            {t('backToResult')}
          </a>
        </p>
      )}
      {narrow && (partial || model?.measured) && (
        <div className="gauge">
          {model?.measured && (
            <ProgressBar
              value={model.progress.value}
              label={t('progress')}
              text={model.progress.text}
              segments={model.progress.segments}
              waiting={model.progress.waiting}
              size="thin"
            />
          )}
        </div>
      )}
    </div>
  );
}
