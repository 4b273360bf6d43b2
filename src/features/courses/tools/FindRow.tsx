import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useFormats } from '../../../i18n/context.tsx';
import type { Translate } from '../../../i18n/locale.ts';
import { usePort } from '../../../port/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import type { ListKind } from '../ListKind.ts';
import { countChosen, type ListChoice } from './listChoice.ts';
import type { ListState } from './ListState.ts';
import { SearchBox } from './SearchBox.tsx';
import { classes } from './tools.css';
import type { filterButton } from './toolsModel.ts';

export interface FindRowProps {
  readonly kind: ListKind;
  readonly list: ListState;
  readonly choice: ListChoice;
  readonly button: ReturnType<typeof filterButton>;
  /** Whether the drawer of filters is open. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly t: Translate<'lists'>;
}

/** The search of a list, and the button that opens its filters. */
export function FindRow({ kind, list, choice, button, open, onOpen, t }: FindRowProps) {
  const { number } = useFormats();
  const { host } = usePort();
  const marks = countChosen(choice);
  const search = (keyword: string) => {
    list.change({ keyword });
    // The searches of visitors are not tracked.
    if (keyword && kind.name !== 'public') host.track('my_courses_search', { list: kind.name, length: keyword.length });
  };
  return (
    <div className="find">
      <SearchBox
        label={t(kind.name === 'enrolled' ? 'search' : 'searchCatalog')}
        clearLabel={t('clearSearch')}
        keyword={choice.keyword}
        onSearch={search}
      />
      {button !== 'hidden' && (
        <Button
          icon={SlidersHorizontal}
          className={button === 'unknown' ? 'out' : ''}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={onOpen}
          part="filters"
        >
          <span className={classes['find-word']}>{t('filters')}</span>
          {marks > 0 && (
            <span className="badge num">
              <span aria-hidden="true">{number(marks)}</span>
              <span className="sr">{t('chosen', { count: marks })}</span>
            </span>
          )}
        </Button>
      )}
    </div>
  );
}
