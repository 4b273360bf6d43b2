import Download from 'lucide/dist/esm/icons/download.mjs';
import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { useTexts } from '../../i18n/context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { csv } from '../../web/csv.ts';
import { saveFile } from '../../web/saveFile.ts';
import { exportRows } from './exportModel.ts';
import type { ResultsChoice } from './resultsQuery.ts';
import type { ResultsWords } from './ResultsWords.ts';
import { useCollected, type Collected } from './useCollected.ts';

export interface ResultsActionsProps {
  readonly choice: ResultsChoice;
  readonly words: ResultsWords;
  /** Whether there is no connection, so that nothing can be collected. */
  readonly offline: boolean;
  readonly onPrint: (collected: Collected) => void;
}

/** The buttons to save and to print the results of all pages (RESULT-8, RESULT-10). */
export function ResultsActions({ choice, words, offline, onPrint }: ResultsActionsProps) {
  const t = useTexts('results');
  const [busy, collect] = useCollected<'file' | 'paper'>(choice);
  const save = ({ courses, moment }: Collected) =>
    saveFile(
      csv(exportRows(courses, moment, { ...words, now: moment.now })),
      `${t('fileName')}.csv`,
      'text/csv;charset=utf-8',
    );
  return (
    <div className="ledger-actions">
      <Button icon={Download} busy={busy === 'file'} disabled={offline} onClick={() => collect('file', save)}>
        {t('download')}
      </Button>
      <Button icon={Printer} busy={busy === 'paper'} disabled={offline} onClick={() => collect('paper', onPrint)}>
        {t('print')}
      </Button>
    </div>
  );
}
