import CloudAlert from 'lucide/dist/esm/icons/cloud-alert.mjs';
import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import WifiOff from 'lucide/dist/esm/icons/wifi-off.mjs';
import { useEffect, useState } from 'react';
import type { EnrolledCourses } from '../../data/courses/useEnrolledCourses.ts';
import type { LecternError } from '../../errors.ts';
import { useFormats, useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../runtime/context.tsx';
import { routeLink } from '../../routes/routeLink.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { errorReport } from './errorReport.ts';
import { failedKey, type ListView } from './model.ts';

export interface PanelsProps {
  readonly view: ListView;
  readonly courses: Pick<EnrolledCourses, 'retry' | 'updatedAt'>;
  readonly headingLevel: HeadingLevel;
}

/** What stands in place of the cards, or over them when they are not of this moment. */
export function Panels({ view, courses, headingLevel }: PanelsProps) {
  switch (view.kind) {
    case 'empty':
      return <Empty headingLevel={headingLevel} />;
    case 'failed':
      return <Failed error={view.error} retry={courses.retry} headingLevel={headingLevel} />;
    case 'offline':
      return <Offline headingLevel={headingLevel} />;
    case 'cards':
      return view.notice && <ListNotice notice={view.notice} updatedAt={courses.updatedAt} retry={courses.retry} />;
    case 'loading':
      return null;
  }
}

function Empty({ headingLevel }: { readonly headingLevel: HeadingLevel }) {
  const t = useTexts('courses');
  const { host, routes } = usePort();
  // Until the tenant's settings are known there is no button, so that none is taken away.
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
      <Blank
        picture="shelf"
        title={t('emptyTitle')}
        headingLevel={headingLevel}
        actions={catalog && <Button look="filled" {...routeLink({ name: 'catalog', query: '' }, routes.hrefFor)}>{t('browse')}</Button>}
      >
        {t(catalog === false ? 'emptyTextNoCatalog' : 'emptyText')}
      </Blank>
    </slot>
  );
}

function Failed({ error, retry, headingLevel }: { readonly error: LecternError; readonly retry: () => void; readonly headingLevel: HeadingLevel }) {
  const t = useTexts('courses');
  const common = useTexts('common');
  const { notices, clock } = usePort();
  const copy = () => navigator.clipboard.writeText(errorReport(error, clock.now())).then(() => notices.announce(common('detailsCopied')));
  return (
    <Blank
      picture={CloudAlert}
      tone="danger"
      role="alert"
      title={t('failedTitle')}
      headingLevel={headingLevel}
      actions={
        <>
          <Button look="filled" icon={RefreshCw} onClick={retry}>{common('tryAgain')}</Button>
          <Button onClick={() => void copy()}>{common('copyDetails')}</Button>
        </>
      }
    >
      {t(failedKey(error.code))}
    </Blank>
  );
}

function Offline({ headingLevel }: { readonly headingLevel: HeadingLevel }) {
  const t = useTexts('courses');
  return <Blank picture={WifiOff} role="status" title={t('offlineTitle')} headingLevel={headingLevel}>{t('offlineText')}</Blank>;
}

function ListNotice({ notice, updatedAt, retry }: { readonly notice: 'offline' | 'stale'; readonly updatedAt: number; readonly retry: () => void }) {
  const t = useTexts('courses');
  const common = useTexts('common');
  const { time } = useFormats();
  const offline = notice === 'offline';
  return (
    <div className="over-list">
      <Notice
        tone={offline ? 'info' : 'warning'}
        icon={offline ? WifiOff : TriangleAlert}
        role="status"
        title={t(offline ? 'offlineTitle' : 'staleTitle')}
        actions={!offline && <Button onClick={retry}>{common('tryAgain')}</Button>}
      >
        {t('offlineList', { time: time(updatedAt) })}
      </Notice>
    </div>
  );
}
