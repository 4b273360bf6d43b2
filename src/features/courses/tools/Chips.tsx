import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef, type MouseEvent } from 'react';
import { useFormats } from '../../../i18n/context.tsx';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useFades } from '../../../ui/scroll/useFades.ts';
import type { chipViews } from './toolsModel.ts';

export interface ChipsProps extends ReturnType<typeof chipViews> {
  readonly label: string;
  /** The values chosen in the drawer, shown before the collections. */
  readonly chosen: readonly {
    readonly id: string;
    readonly label: string;
    readonly onRemove: (event: MouseEvent<HTMLElement>) => void;
  }[];
  readonly chosenLabel: string;
  readonly allLabel: string;
  readonly onToggle: (id: string) => void;
  readonly onAll: () => void;
}

/**
 * The collections of a list in one row that scrolls sideways. Several may be chosen, and "All" clears them (LIST-1).
 * The values of other filters come before them (LIST-20). If some chips do not fit, an arrow for the pointer scrolls
 * the row (LIST-14); the Tab key reaches every chip anyway.
 */
export function Chips(props: ChipsProps) {
  return props.chips.length + props.chosen.length === 0 ? <div className="chips" /> : <Row {...props} />;
}

function Row({ label, allLabel, all, chips, chosen, chosenLabel, onToggle, onAll }: ChipsProps) {
  const { number } = useFormats();
  const row = useRef<HTMLDivElement>(null);
  const { before, after, className } = useFades(row);
  const counted = (count: number | null) => (count === null ? {} : { count: number(count) });
  const turn = (pages: number) => {
    const box = row.current;
    if (!box) return;
    const start = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    box.scrollBy({ left: start * pages * box.clientWidth });
  };
  return (
    <div className="chip-row">
      {before && <Arrow of={ChevronLeft} className="chip-arrow chip-back" onClick={() => turn(-0.8)} />}
      <div className={`chips ${className}`} part="chips" ref={row}>
        {chosen.length > 0 && (
          <div role="group" aria-label={chosenLabel} className="chips-of">
            {chosen.map(({ id, label: name, onRemove }) => (
              <Chip key={id} pressed onClick={onRemove}>
                <bdi>{name}</bdi>
                <Icon of={X} size="xs" />
              </Chip>
            ))}
          </div>
        )}
        {chips.length > 0 && (
          <div role="group" aria-label={label} className="chips-of">
            <Chip pressed={!chips.some((chip) => chip.chosen)} onClick={onAll} {...counted(all)}>
              {allLabel}
            </Chip>
            {chips.map(({ id, label: name, count, chosen: pressed }) => (
              <Chip key={id} pressed={pressed} onClick={() => onToggle(id)} {...counted(count)}>
                <bdi>{name}</bdi>
              </Chip>
            ))}
          </div>
        )}
      </div>
      {after && <Arrow of={ChevronRight} className="chip-arrow chip-next" onClick={() => turn(0.8)} />}
    </div>
  );
}

/** For the pointer only: keyboard and screen reader reach the chips themselves. */
function Arrow({
  of,
  className,
  onClick,
}: {
  readonly of: typeof ChevronLeft;
  readonly className: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={className} tabIndex={-1} aria-hidden="true" onClick={onClick}>
      <Icon of={of} size="s" flip />
    </button>
  );
}
