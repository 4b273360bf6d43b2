import { useTexts } from '../../../i18n/context.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { QuietFailure } from '../base/QuietFailure.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

/** The section of results. Its code is loaded after the first view, and the section fills the space that was reserved for it. */
export const LazyResults = lazyPart(async () => (await import('./Results.tsx')).Results, {
  Waiting: ({ headingLevel }) => <ResultsFrame headingLevel={headingLevel} />,
  Failed({ headingLevel, again }) {
    const t = useTexts('player');
    return (
      <ResultsFrame headingLevel={headingLevel}>
        <QuietFailure text={t('resultsFailed')} busy={false} retry={() => again({ wanted: true })} />
      </ResultsFrame>
    );
  },
});
