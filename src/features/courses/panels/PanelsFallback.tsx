import { useFormats, useTexts } from '../../../i18n/context.tsx';
import type { PanelsProps } from './Panels.tsx';

/** Replaces {@link Panels} if their code cannot be loaded: names the cause and the remedy in plain words (LIST-18). */
export function PanelsFallback({ kind, view, courses }: Pick<PanelsProps, 'kind' | 'view' | 'courses'>) {
  const t = useTexts('courses');
  const lists = useTexts('lists');
  const common = useTexts('common');
  const { time } = useFormats();
  const notice = view.kind === 'cards' ? view.notice : null;
  if (view.kind !== 'offline' && view.kind !== 'failed' && !notice) return null;
  const offline = view.kind === 'offline' || notice === 'offline';
  const failed = kind === 'enrolled' ? t('failedTitle') : lists('catalogFailedTitle');
  return (
    <p role={offline ? 'status' : 'alert'} className="over-list">
      <b>{offline ? common('offline') : failed}</b> {notice && t('offlineList', { time: time(courses.updatedAt) })}
      {view.kind === 'offline' && view.requested && lists('offlineWish')}{' '}
      <button type="button" className="link" onClick={courses.retry}>
        {common('tryAgain')}
      </button>
    </p>
  );
}
