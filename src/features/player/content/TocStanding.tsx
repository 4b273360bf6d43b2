import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import type { Words } from '../base/Words.ts';
import type { ContentModel } from './contentModel.ts';
import { classes } from './content.css';

/** The learner's progress: parts, time left, due date and bar. */
export function TocStanding({
  access,
  model: { measured, left, progress },
  words,
}: {
  readonly access: ObjectiveAccess;
  readonly model: ContentModel;
  readonly words: Words;
}) {
  const due = dueText(access, words);
  return (
    <>
      <p className={`${classes.line} num`}>
        {measured && <span>{progress.text}</span>}
        {left && <span>{left}</span>}
        {due && <span className={due.over ? 'overdue' : ''}>{due.text}</span>}
      </p>
      {measured && (
        <ProgressBar
          value={progress.value}
          label={words.t('progress')}
          text={progress.text}
          segments={progress.segments}
          waiting={progress.waiting}
          size="tall"
        />
      )}
    </>
  );
}

/** The due date of a course that is not finished; null if it has none. */
function dueText(
  { dueDate, aggregate }: Pick<ObjectiveAccess, 'dueDate' | 'aggregate'>,
  { t, formats, now }: Words,
): { readonly text: string; readonly over: boolean } | null {
  const state = aggregate.lastObjectiveWorkflow?.state;
  if (dueDate === null || (state !== undefined && state !== 'inProgress')) return null;
  const over = dueDate < now;
  return { text: t(over ? 'wasDueOn' : 'dueOn', { date: formats.day(dueDate, now) }), over };
}
