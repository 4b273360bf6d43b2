import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useEffect, useState } from 'react';
import type { ListName } from '../../../data/courses/ListRequest.ts';
import type { CourseList } from '../../../data/courses/useCourseList.ts';
import type { WhyOld } from '../../../domain/load/whyOld.ts';
import type { LecternError } from '../../../errors.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { usePort } from '../../../port/context.tsx';
import { routeLink } from '../../../routes/routeLink.ts';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { errorReport } from './errorReport.ts';
import type { ListEmit } from '../manifest.ts';
import type { ListView } from '../model.ts';
import { FailedPanel } from '../../../panels/FailedPanel.tsx';
import { OfflinePanel } from '../../../panels/OfflinePanel.tsx';

export interface PanelsProps {
  readonly kind: ListName;
  readonly view: ListView;
  readonly courses: Pick<CourseList, 'retry' | 'updatedAt' | 'error'>;
  readonly headingLevel: HeadingLevel;
  readonly emit: ListEmit;
}

/**
 * The panel in place of the cards, or the notice over them when they may be out of date (LIST-18). It also raises the failures of a list
 * (ERR-15), since the cards need no code for them.
 */
export function Panels({ kind, view, courses, headingLevel, emit }: PanelsProps) {
  const { error } = courses;
  useEffect(() => void (error && emit('lectern-error', error)), [error, emit]);
  switch (view.kind) {
    case 'empty':
      return kind === 'enrolled' ? <Empty headingLevel={headingLevel} /> : <EmptyCatalog headingLevel={headingLevel} />;
    case 'failed':
      return <Failed kind={kind} error={view.error} retry={courses.retry} headingLevel={headingLevel} />;
    case 'offline':
      return <Offline kind={kind} requested={view.requested} retry={courses.retry} headingLevel={headingLevel} />;
    case 'cards':
      return (
        view.notice && (
          <ListNotice kind={kind} notice={view.notice} updatedAt={courses.updatedAt} retry={courses.retry} />
        )
      );
    case 'loading':
      return null;
  }
}

function Empty({ headingLevel }: { readonly headingLevel: HeadingLevel }) {
  const t = useTexts('courses');
  const lists = useLazyTexts('lists');
  const { host, routes } = usePort();
  // There is no button until the tenant's settings are known, so that none has to be removed.
  const [catalog, setCatalog] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    host.configuration().then(
      ({ navigation }) => here && setCatalog(navigation.catalog),
      () => here && setCatalog(true),
    );
    return () => void (here = false);
  }, [host]);
  return (
    <slot name="empty">
      <EmptyState
        picture="shelf"
        title={t('emptyTitle')}
        headingLevel={headingLevel}
        actions={
          catalog &&
          lists && (
            <Button look="filled" {...routeLink({ name: 'catalog', query: '' }, routes.hrefFor)}>
              {lists('browse')}
            </Button>
          )
        }
      >
        {lists?.(catalog === false ? 'emptyTextNoCatalog' : 'emptyText')}
      </EmptyState>
    </slot>
  );
}

function EmptyCatalog({ headingLevel }: { readonly headingLevel: HeadingLevel }) {
  const t = useTexts('lists');
  return (
    <slot name="empty">
      <EmptyState picture="shelf" title={t('catalogEmptyTitle')} headingLevel={headingLevel}>
        {t('catalogEmptyText')}
      </EmptyState>
    </slot>
  );
}

function Failed({
  kind,
  error,
  retry,
  headingLevel,
}: {
  readonly kind: ListName;
  readonly error: LecternError;
  readonly retry: () => void;
  readonly headingLevel: HeadingLevel;
}) {
  const t = useTexts('courses');
  const lists = useTexts('lists');
  const failure = useLazyTexts('failure');
  const { notices, clock } = usePort();
  const copy = () =>
    navigator.clipboard
      .writeText(errorReport(error, clock.now()))
      .then(() => failure && notices.announce(failure('detailsCopied')));
  return (
    <FailedPanel
      title={kind === 'enrolled' ? t('failedTitle') : lists('catalogFailedTitle')}
      error={error}
      headingLevel={headingLevel}
      // Visitors have no work that could be lost.
      saved={kind !== 'public'}
      retry={retry}
      actions={failure && <Button onClick={() => void copy()}>{failure('copyDetails')}</Button>}
    />
  );
}

function Offline({
  kind,
  requested,
  retry,
  headingLevel,
}: {
  readonly kind: ListName;
  readonly requested: boolean;
  readonly retry: () => void;
  readonly headingLevel: HeadingLevel;
}) {
  const lists = useLazyTexts('lists');
  const key = kind === 'enrolled' ? ('offlineText' as const) : ('catalogOfflineText' as const);
  return (
    <OfflinePanel text={lists?.(requested ? 'offlineWish' : key) ?? ''} headingLevel={headingLevel} retry={retry} />
  );
}

function ListNotice({
  kind,
  notice,
  updatedAt,
  retry,
}: {
  readonly kind: ListName;
  readonly notice: NonNullable<WhyOld>;
  readonly updatedAt: number;
  readonly retry: () => void;
}) {
  const t = useTexts('courses');
  const lists = useTexts('lists');
  const common = useTexts('common');
  const { time } = useFormats();
  const offline = notice === 'offline';
  const stale = kind === 'enrolled' ? lists('staleTitle') : lists('catalogStaleTitle');
  return (
    <div className="over-list">
      <Notice
        tone={offline ? 'info' : 'warning'}
        icon={offline ? WifiOff : TriangleAlert}
        role="status"
        title={offline ? common('offline') : stale}
        actions={<Button onClick={retry}>{common('tryAgain')}</Button>}
      >
        {t('offlineList', { time: time(updatedAt) })}
      </Notice>
    </div>
  );
}
