import { useTexts } from '../../../i18n/context.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import { TabFailed } from '../TabFailed.tsx';
import { TabWaiting } from '../TabWaiting.tsx';
import type { NoticesTabProps } from './NoticesTab.tsx';

const Waiting = () => <TabWaiting label={useTexts('profile')('noticesLoading')} />;

function Failed({ again }: FailedProps<NoticesTabProps>) {
  const t = useTexts('profile');
  return <TabFailed title={t('noticesCode')} text={t('listFailedText')} again={again} />;
}

/** The tab of notifications. Its code is loaded when the tab opens. */
export const LazyNoticesTab = lazyPart<NoticesTabProps>(async () => (await import('./NoticesTab.tsx')).NoticesTab, {
  Waiting,
  Failed,
});
