import { useEffect, useRef, useState } from 'react';
import { askAllResults } from '../../data/results/askAllResults.ts';
import type { CourseResults } from '../../data/results/CourseResults.ts';
import { newestResult } from '../../domain/results/newestResult.ts';
import { fitsOutcome } from '../../domain/results/outcomeFilter.ts';
import type { ClientMoment } from '../../domain/time/moment.ts';
import { useTexts } from '../../i18n/context.tsx';
import { usePort } from '../../port/context.tsx';
import type { ResultsChoice } from './resultsQuery.ts';

/** All results that match the choice, from all pages, and the time for all decisions about them. */
export interface Collected {
  readonly courses: readonly CourseResults[];
  readonly moment: ClientMoment;
}

/**
 * Collects all results that match the choice, to save or to print them (RESULT-8, RESULT-10). A failure is shown in a
 * notice; incomplete results are not used.
 * @returns the purpose of the running collection or null, and the function that starts one
 */
export function useCollected<Purpose extends string>(
  choice: ResultsChoice,
): readonly [Purpose | null, (purpose: Purpose, use: (collected: Collected) => void) => void] {
  const port = usePort();
  const t = useTexts('results');
  const [busy, setBusy] = useState<Purpose | null>(null);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);
  const collect = (purpose: Purpose, use: (collected: Collected) => void) => {
    if (busy !== null) return;
    const { signal } = (ending.current = new AbortController());
    setBusy(purpose);
    port.notices.announce(t('preparing'));
    askAllResults(port, choice, signal)
      .then((all) => {
        const moment = { now: port.clock.now(), doubt: port.clock.doubt() };
        const fits = ({ access }: CourseResults) => {
          const newest = newestResult(access, moment);
          return newest !== null && fitsOutcome(newest.verdict, choice.outcome);
        };
        if (!signal.aborted) use({ courses: all.filter(fits), moment });
      })
      .catch(() => signal.aborted || port.notices.show({ tone: 'danger', title: t('collectFailed') }))
      .finally(() => signal.aborted || setBusy(null));
  };
  return [busy, collect];
}
