import ArrowDownUp from 'lucide/dist/esm/icons/arrow-down-up.mjs';
import type { SortName } from '../../../data/courses/ListRequest.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import css from './sort.css';

export interface SortProps {
  readonly value: SortName;
  /** The orders that the list offers. A single one is no choice, so nothing is shown (SORT-3). */
  readonly names: readonly SortName[];
  readonly onChange: (value: SortName) => void;
}

/**
 * The order of a list, at the end of the row of its collections (SORT-1, SORT-3): the platform's own select menu, which
 * people and screen readers know, styled as a button.
 */
export function Sort({ value, names, onChange }: SortProps) {
  useSheet(css);
  const t = useLazyTexts('next');
  if (!t || names.length < 2) return null;
  return (
    <span className="sort" part="sort">
      <Icon of={ArrowDownUp} size="s" />
      <span aria-hidden="true">{t('sortBy', { order: t(`order.${value}`) })}</span>
      <select
        aria-label={t('sort')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value as SortName)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {t(`order.${name}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
