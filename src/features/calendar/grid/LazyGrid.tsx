import { useTexts } from '../../../i18n/context.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { Agenda } from '../Agenda.tsx';
import { classes } from '../calendar.css';
import type { GridProps } from './Grid.tsx';

function Waiting() {
  const t = useTexts('calendar');
  return <div className={classes['dates-grid-wait']} role="status" aria-label={t('loading')} />;
}

/** Shows the dates as an agenda when the picture cannot be loaded or may not run on this page. */
function Failed({ again, items, day, words, headingLevel }: FailedProps<GridProps>) {
  const [t, common] = [useTexts('calendar'), useTexts('common')];
  return (
    <>
      <Notice
        tone="warning"
        role="status"
        title={t('gridFailed')}
        actions={<Button onClick={() => again()}>{common('tryAgain')}</Button>}
      >
        {t('gridFailedText')}
      </Notice>
      <Agenda items={items} day={day} words={words} headingLevel={headingLevel} />
    </>
  );
}

/** A month or a week. Its code is loaded separately with the drawing library, so the agenda does not wait for it (CAL-6). */
export const LazyGrid = lazyPart<GridProps>(async () => (await import('./Grid.tsx')).Grid, { Waiting, Failed });
