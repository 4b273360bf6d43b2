import { useState } from 'react';
import { useListTotal } from '../../../data/courses/useListTotal.ts';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { factsOf } from './factsOf.ts';
import { cleared } from './listChoice.ts';
import type { ListKind } from '../ListKind.ts';
import type { ListState } from './ListState.ts';
import type { ListView } from '../model.ts';
import { focusSearchThen } from './focusSearchThen.ts';

interface ListCountProps {
  readonly kind: ListKind;
  readonly list: ListState;
  readonly view: ListView;
  readonly total: number;
  readonly narrowed: boolean;
  readonly otherwise: string;
}

/** The number of courses shown and of all courses in the list, with a button to show all of them (LIST-10, LIST-19). */
export function ListCount({ kind, list, view, total, narrowed, otherwise }: ListCountProps) {
  const t = useLazyTexts('lists');
  const all = useListTotal(factsOf(kind));
  const shown = view.kind === 'cards' ? total : 0;
  const known = view.kind === 'cards' || view.kind === 'empty';
  const text = t && narrowed && known && all !== null ? t('countOf', { shown, count: all }) : otherwise;
  // Until the answer arrives, the old text stays: a number that will soon change needs no new text.
  const old = view.kind === 'cards' && view.old;
  const [said, setSaid] = useState(text);
  if (!old && said !== text) setSaid(text);
  const way = t && narrowed;
  const label = old ? said : text;
  return (
    <>
      <span>{way ? label.trim() : label}</span>
      {way && (
        <>
          {' '}
          <button
            type="button"
            className="link"
            onClick={(event) => focusSearchThen(event, () => list.change(cleared(list.store.getState().choice)))}
          >
            {t('showAll')}
          </button>
        </>
      )}
    </>
  );
}
