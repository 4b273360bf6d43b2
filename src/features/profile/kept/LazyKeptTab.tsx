import { useTexts } from '../../../i18n/context.tsx';
import { lazyPart, type FailedProps } from '../../../ui/lazy/lazyPart.tsx';
import { TabFailed } from '../TabFailed.tsx';
import type { KeptTabProps } from './KeptTab.tsx';

function Failed({ again }: FailedProps<KeptTabProps>) {
  const [t, common] = [useTexts('profile'), useTexts('common')];
  return <TabFailed title={common('elementFailed')} text={t('listFailedText')} again={again} />;
}

/** The tab of kept courses. Its code is loaded when the tab opens. */
export const LazyKeptTab = lazyPart<KeptTabProps>(async () => (await import('./KeptTab.tsx')).KeptTab, { Failed });
