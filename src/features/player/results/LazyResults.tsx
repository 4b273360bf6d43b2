import { useTexts } from '../../../i18n/context.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { QuietFailure } from '../base/QuietFailure.tsx';
import { ResultsFrame } from './ResultsFrame.tsx';

/** The section of results, whose code comes after the first view into the space that is kept for it. */
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
