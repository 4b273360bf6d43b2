import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import { useStore } from '../../runtime/useStore.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import type { HeadingLevel } from '../../ui/Heading.tsx';
import { cleared } from './createListState.ts';
import { countChosen } from './listChoice.ts';
import type { ListState } from './ListState.ts';
import { useLateTexts } from './useLateTexts.ts';

/** The panel of a search or filter that finds nothing, with the way out of it (LIST-6). */
export function NothingFound({ list, headingLevel }: { readonly list: ListState; readonly headingLevel: HeadingLevel }) {
  const t = useLateTexts('lists');
  const { choice } = useStore(list.store);
  if (!t) return null;
  const { keyword } = choice;
  const filtered = countChosen(choice) > 0;
  return (
    <Blank
      picture={SearchX}
      tone="muted"
      title={t('nothingTitle')}
      headingLevel={headingLevel}
      actions={
        <>
          {keyword && <Button onClick={() => list.change({ keyword: '' })}>{t('clearSearch')}</Button>}
          {filtered && <Button onClick={() => list.change({ ...cleared(choice), keyword })}>{t('clearFilters')}</Button>}
        </>
      }
    >
      {keyword ? t(filtered ? 'nothingBoth' : 'nothingSearch', { keyword }) : t('nothingFilters')}
    </Blank>
  );
}
