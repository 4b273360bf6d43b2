import { useTexts } from '../../../i18n/context.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import { TabFailed } from '../TabFailed.tsx';
import { TabWaiting } from '../TabWaiting.tsx';
import type { ZoneTabProps } from './ZoneTab.tsx';

const Waiting = () => <TabWaiting label={useTexts('profile')('loading')} />;

function Failed({ again }: FailedProps<ZoneTabProps>) {
  const t = useTexts('profile');
  return <TabFailed title={t('listFailed')} text={t('listFailedText')} again={again} />;
}

/** The tab of the time zone. Its code is loaded separately with the table of zones, so that nothing else waits for it. */
export const LazyZoneTab = lazyPart<ZoneTabProps>(async () => (await import('./ZoneTab.tsx')).ZoneTab, {
  Waiting,
  Failed,
});
