import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import type { MouseEvent } from 'react';
import { useLateTexts } from '../../i18n/useLateTexts.ts';
import { useStore } from '../../runtime/useStore.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { cleared, countChosen, type ListChoice } from './listChoice.ts';
import type { ListState } from './ListState.ts';

/** The panel of a search or filter that finds nothing, with the way out of it (LIST-6). */
export function NothingFound({ list, headingLevel }: { readonly list: ListState; readonly headingLevel: HeadingLevel }) {
  const t = useLateTexts('lists');
  const { choice } = useStore(list.store);
  if (!t) return null;
  const { keyword } = choice;
  const filtered = countChosen(choice) > 0;
  // The panel goes with what it says, and the focus would fall to the page with it.
  const leave = ({ currentTarget }: MouseEvent<HTMLElement>, part: Partial<ListChoice>) => {
    (currentTarget.getRootNode() as ParentNode).querySelector<HTMLElement>('[role=search] input')?.focus();
    list.change(part);
  };
  return (
    <Blank
      picture={SearchX}
      tone="muted"
      title={t('nothingTitle')}
      headingLevel={headingLevel}
      actions={
        <>
          {keyword && <Button onClick={(event) => leave(event, { keyword: '' })}>{t('clearSearch')}</Button>}
          {filtered && <Button onClick={(event) => leave(event, { ...cleared(choice), keyword })}>{t('clearFilters')}</Button>}
        </>
      }
    >
      {keyword ? t(filtered ? 'nothingBoth' : 'nothingSearch', { keyword }) : t('nothingFilters')}
    </Blank>
  );
}
