import { useEffect, useRef } from 'react';
import { useResults } from '../../../data/player/useResults.ts';
import type { ObjectiveAccess } from '../../../domain/course/course.ts';
import type { Moment } from '../../../domain/time/moment.ts';
import { LecternError } from '../../../errors.ts';
import { usePort } from '../../../port/context.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { AttemptsTable } from './AttemptsTable.tsx';
import { QuietFailure } from '../base/QuietFailure.tsx';
import css from './results.css';
import { ResultsFrame } from './ResultsFrame.tsx';
import { resultsModel } from './resultsModel.ts';
import { useFailureText } from '../../../panels/useFailureText.ts';
import type { Words } from '../base/Words.ts';

export interface ResultsProps {
  readonly access: ObjectiveAccess;
  readonly moment: Moment;
  readonly words: Words;
  readonly headingLevel: HeadingLevel;
  /** Whether the learner requested the results: then their heading gets the focus once they arrive. */
  readonly wanted?: boolean;
}

/** The results of a course with its earlier attempts (RECORD-1): absent where there are none. */
export function Results({ access, moment, words, headingLevel, wanted = false }: ResultsProps) {
  useSheet(css);
  const port = usePort();
  const { attempts, unreadable, error, paused, busy, retry } = useResults(port, access);
  const { becauseSaved } = useFailureText(error !== null || paused);
  const { t } = words;
  const field = unreadable[0]?.field;
  useEffect(() => {
    if (field !== undefined)
      port.host.report(
        new LecternError('bad_reply', 'a result cannot be read', { call: 'objectiveRecords.ofAggregate', field }),
      );
  }, [port, field]);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(wanted);
  const known = attempts !== undefined;
  useEffect(() => {
    if (known && asked.current) heading.current?.focus();
    if (known) asked.current = false;
  }, [known]);
  if (error || paused) {
    const again = () => {
      asked.current = true;
      retry();
    };
    return (
      <ResultsFrame headingLevel={headingLevel}>
        <QuietFailure text={`${t('resultsFailed')} ${becauseSaved(error)}`} busy={busy} retry={again} />
      </ResultsFrame>
    );
  }
  if (!attempts) return <ResultsFrame headingLevel={headingLevel} />;
  const model = resultsModel(access, attempts, moment, words);
  if (!model && unreadable.length === 0) return null;
  return (
    <ResultsFrame headingLevel={headingLevel} headingRef={heading}>
      {model && <p className="tally muted num">{model.count}</p>}
      {model && <AttemptsTable model={model} />}
      {unreadable.length > 0 && <p className="quiet-line">{t('resultsUnreadable', { count: unreadable.length })}</p>}
    </ResultsFrame>
  );
}
