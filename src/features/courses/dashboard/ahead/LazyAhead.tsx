import { useTexts } from '../../../../i18n/context.tsx';
import { Heading } from '../../../../ui/Heading.tsx';
import { lazyPart, type FailedProps } from '../../../../ui/lazy/lazyPart.tsx';
import { PartFailed } from '../PartFailed.tsx';
import type { AheadProps } from './Ahead.tsx';

function Failed({ again, headingLevel }: FailedProps<AheadProps>) {
  const t = useTexts('home');
  return (
    <section className="home-wide">
      <Heading level={headingLevel}>{t('tasks')}</Heading>
      <div className="home-box">
        <PartFailed retry={() => again()} />
      </div>
    </section>
  );
}

/** Tasks and dates: their code and their call come after all else, which does not wait for them (DASH-8). */
export const LazyAhead = lazyPart<AheadProps>(async () => (await import('./Ahead.tsx')).Ahead, { Failed });
