import { useId } from 'react';
import { filterGroups, type FilterGroup } from '../../../domain/filter/courseFilters.ts';
import { useFormats, useTexts } from '../../../i18n/context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useSheet } from '../../../ui/sheets/sheet.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { countChosen, type ListChoice } from './listChoice.ts';
import css, { classes } from './drawer.css';
import type { FilterGroupView } from './toolsModel.ts';

export interface FilterDrawerProps {
  readonly groups: readonly FilterGroupView[];
  /** Number of matching courses; null while it is unknown. */
  readonly total: number | null;
  /** Whether the number belongs to an earlier choice. */
  readonly old: boolean;
  readonly choice: ListChoice;
  readonly onChange: (part: Partial<ListChoice>) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * The filters of a list (FILTER-1, FILTER-7). Each tick takes effect at once; the button shows the number of remaining
 * courses and leads to them.
 */
export function FilterDrawer({ groups, total, old, choice, onChange, onRetry, onClose }: FilterDrawerProps) {
  useSheet(css);
  const t = useTexts('lists');
  const common = useTexts('common');
  const chosen = countChosen(choice);
  const toggle = (group: FilterGroup, id: string) => {
    const values: readonly string[] = choice[group];
    onChange({ [group]: values.includes(id) ? values.filter((one) => one !== id) : [...values, id] });
  };
  const nothing = Object.fromEntries(filterGroups.map((group) => [group, []]));
  const show = total === null ? t('showAny') : t('show', { count: total });
  return (
    <Dialog
      className="drawer"
      first="input"
      title={t('filters')}
      closeLabel={common('close')}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" reason={chosen === 0 && t('noneChosen')} onClick={() => onChange(nothing)}>
            {t('clearFilters')}
          </Button>
          <Button look="filled" onClick={onClose}>
            {show}
          </Button>
        </>
      }
    >
      {groups.map((view) => (
        <Group key={view.group} view={view} onToggle={(id) => toggle(view.group, id)} onRetry={onRetry} />
      ))}
      <VisuallyHidden live>{!old && chosen > 0 && show}</VisuallyHidden>
    </Dialog>
  );
}

function Group({
  view: { group, state, values, chosen, rest },
  onToggle,
  onRetry,
}: {
  readonly view: FilterGroupView;
  readonly onToggle: (id: string) => void;
  readonly onRetry: () => void;
}) {
  const t = useTexts('lists');
  const common = useTexts('common');
  const { number } = useFormats();
  const id = useId();
  return (
    <fieldset>
      <legend>
        <span>{t(`group.${group}`)}</span>
        {chosen > 0 && <span className="muted num">{t('chosen', { count: chosen })}</span>}
      </legend>
      {values.map((value, index) => (
        <div className="check" key={value.id}>
          <input
            type="checkbox"
            id={`${id}${index}`}
            checked={value.chosen}
            aria-describedby={value.count === null ? undefined : `${id}${index}n`}
            onChange={() => onToggle(value.id)}
          />
          <label htmlFor={`${id}${index}`}>
            <bdi>{value.label}</bdi>
          </label>
          {value.count !== null && (
            <span className="muted num">
              <span aria-hidden="true">{number(value.count)}</span>
              <span className="sr" id={`${id}${index}n`}>
                {t('courses', { count: value.count })}
              </span>
            </span>
          )}
        </div>
      ))}
      {rest > 0 && <p className="muted">{t('progressRest', { count: rest })}</p>}
      {state === 'loading' &&
        [0, 1, 2].map((line) => (
          <div className="check" key={line}>
            <span className={`sk ${classes.line}`} />
          </div>
        ))}
      {state === 'failed' && (
        <div role="alert">
          <p className="muted">{t('groupFailed')}</p>
          <Button onClick={onRetry}>{common('tryAgain')}</Button>
        </div>
      )}
    </fieldset>
  );
}
