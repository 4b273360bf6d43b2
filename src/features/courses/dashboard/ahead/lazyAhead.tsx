import { useTexts } from '../../../../i18n/context.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { lazyPart, type FailedProps } from '../../../../ui/lazy/lazyPart.tsx';
import { PartFailed } from '../PartFailed.tsx';
import type { AheadProps } from './AheadProps.ts';
import type { AheadTasksProps } from './AheadTasks.tsx';

const load = async () => (await import('./ahead.ts')).ahead;

/** Shown instead of a part whose code cannot be loaded. */
const failed = (title: 'tasks' | 'dates') =>
  function Failed({ again, headingLevel }: FailedProps<AheadProps>) {
    const t = useTexts('home');
    return (
      <section>
        <Heading level={headingLevel}>{t(title)}</Heading>
        <div className="home-box">
          <PartFailed retry={() => again()} />
        </div>
      </section>
    );
  };

/** Tasks and dates. Their code and their call are loaded last, so that nothing else waits for them (DASH-6, DASH-8). */
export const lazyAhead = {
  Tasks: lazyPart<AheadTasksProps>(async () => (await load()).AheadTasks, { Failed: failed('tasks') }),
  Dates: lazyPart<AheadProps>(async () => (await load()).AheadDates, { Failed: failed('dates') }),
};
