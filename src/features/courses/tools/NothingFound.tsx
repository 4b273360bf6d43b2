import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { MouseEvent } from 'react';
import { useLazyTexts } from '../../../i18n/useLazyTexts.ts';
import { useStore } from '../../../port/useStore.ts';
import { EmptyState } from '../../../ui/empty/EmptyState.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { HeadingLevel } from '../../../ui/text/Heading.tsx';
import { cleared, countChosen, type ListChoice } from './listChoice.ts';
import type { ListState } from './ListState.ts';
import { focusSearchThen } from './focusSearchThen.ts';

/** The panel of a search or filter that finds nothing, with buttons to undo it (LIST-6). */
export function NothingFound({
  list,
  headingLevel,
}: {
  readonly list: ListState;
  readonly headingLevel: HeadingLevel;
}) {
  const t = useLazyTexts('lists');
  const { choice } = useStore(list.store);
  if (!t) return null;
  const { keyword } = choice;
  const filtered = countChosen(choice) > 0;
  const leave = (event: MouseEvent<HTMLElement>, part: Partial<ListChoice>) =>
    focusSearchThen(event, () => list.change(part));
  return (
    <EmptyState
      picture={SearchX}
      tone="muted"
      title={t('nothingTitle')}
      headingLevel={headingLevel}
      actions={
        <>
          {keyword && <Button onClick={(event) => leave(event, { keyword: '' })}>{t('clearSearch')}</Button>}
          {filtered && (
            <Button onClick={(event) => leave(event, { ...cleared(choice), keyword })}>{t('clearFilters')}</Button>
          )}
        </>
      }
    >
      {keyword ? t(filtered ? 'nothingBoth' : 'nothingSearch', { keyword }) : t('nothingFilters')}
    </EmptyState>
  );
}
