import { useId } from 'react';
import { outcomeFilters, type OutcomeFilter } from '../../domain/results/outcomeFilter.ts';
import type { ResultsOrder } from '../../data/results/ResultsRequest.ts';
import { useTexts } from '../../i18n/context.tsx';
import { resultsOrders, type ResultsChoice } from './resultsQuery.ts';
import { SearchField } from './SearchField.tsx';

export interface ResultsToolsProps {
  readonly choice: ResultsChoice;
  readonly onChange: (part: Partial<ResultsChoice>) => void;
}

/** Search, outcome and order of the results (RESULT-5), with the platform's own select menus. */
export function ResultsTools({ choice, onChange }: ResultsToolsProps) {
  const t = useTexts('results');
  return (
    <div className="ledger-tools" part="tools">
      <SearchField label={t('search')} keyword={choice.keyword} onSearch={(keyword) => onChange({ keyword })} />
      <Choice
        label={t('outcomeFilter')}
        value={choice.outcome}
        options={outcomeFilters.map((value) => [value, t(`outcome.${value}`)])}
        onChange={(outcome) => onChange({ outcome: outcome as OutcomeFilter })}
      />
      <Choice
        label={t('sort')}
        value={choice.order}
        options={resultsOrders.map((value) => [value, t(`order.${value}`)])}
        onChange={(order) => onChange({ order: order as ResultsOrder })}
      />
    </div>
  );
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <span className="ledger-choice">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
