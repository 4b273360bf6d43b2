import { useTexts } from '../../../i18n/context.tsx';
import { ProgressBar } from '../../../ui/progress/ProgressBar.tsx';
import type { Fact } from './Fact.ts';
import type { Verdict } from '../base/outcome/verdictOf.ts';
import type { OverviewProgress } from './overviewModel.ts';
import { VerdictPanel } from './VerdictPanel.tsx';
import { classes } from './overview.css';

export interface FactsBoxProps {
  readonly verdict?: Verdict | null;
  readonly progress?: OverviewProgress | null;
  readonly facts: readonly Fact[];
}

/** The learner's state in the course, and its facts at a glance. */
export function FactsBox({ verdict, progress, facts }: FactsBoxProps) {
  const t = useTexts('player');
  return (
    <section className="box" aria-label={t('facts')}>
      {verdict && <VerdictPanel verdict={verdict} />}
      {progress && (
        <div className={classes.far}>
          <ProgressBar
            value={progress.value}
            label={t('progress')}
            text={progress.text}
            waiting={progress.waiting}
            size="tall"
          />
          <span className="muted num">{progress.text}</span>
        </div>
      )}
      {facts.length > 0 && (
        <dl className={classes.facts}>
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
