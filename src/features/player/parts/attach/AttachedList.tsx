import { attachedQuery } from '../../../../data/player/attach/attachedQuery.ts';
import { useQuery } from '../../../../data/query/useQuery.ts';
import { useTexts } from '../../../../i18n/context.tsx';
import { usePort } from '../../../../port/context.tsx';
import { useSheet } from '../../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { QuietFailure } from '../../base/QuietFailure.tsx';
import { AttachedFileLink } from './AttachedFileLink.tsx';
import css from './attach.css';

export interface AttachedListProps {
  readonly workflowId: string;
  readonly activityPathId: string;
}

/** The files that were handed in with an answer (ATTACH-7). */
export function AttachedList({ workflowId, activityPathId }: AttachedListProps) {
  useSheet(css);
  const t = useTexts('work');
  const port = usePort();
  const query = useQuery(attachedQuery(port, workflowId, activityPathId), port.cache);
  if (query.data)
    return (
      query.data.items.length > 0 && (
        <ul className="attach-handed" aria-label={t('attach.list')}>
          {query.data.items.map((file) => (
            <li key={file.id}>
              <AttachedFileLink file={file} />
            </li>
          ))}
        </ul>
      )
    );
  if (query.error || query.fetchStatus === 'paused')
    return <QuietFailure text={t('attach.failed')} busy={query.isFetching} retry={() => void query.refetch()} />;
  return <VisuallyHidden live>{t('attach.loading')}</VisuallyHidden>;
}
