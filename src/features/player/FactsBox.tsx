import { useTexts } from '../../i18n/context.tsx';
import { Measure } from '../../ui/Measure.tsx';
import type { Fact } from './Fact.ts';
import type { OverviewProgress, Verdict } from './overviewModel.ts';
import { VerdictPanel } from './VerdictPanel.tsx';

export interface FactsBoxProps {
  readonly verdict?: Verdict | null;
  readonly progress?: OverviewProgress | null;
  readonly facts: readonly Fact[];
}

/** How the course stands, and what is known of it at a glance. */
export function FactsBox({ verdict, progress, facts }: FactsBoxProps) {
  const t = useTexts('player');
  return (
    <section className="box" aria-label={t('facts')}>
      {verdict && <VerdictPanel verdict={verdict} />}
      {progress && (
        <div className="far">
          <Measure value={progress.value} label={t('progress')} text={progress.text} waiting={progress.waiting} size="tall" />
          <span className="muted num">{progress.text}</span>
        </div>
      )}
      {facts.length > 0 && (
        <dl className="facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
