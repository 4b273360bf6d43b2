import { useFormats } from '../../i18n/context.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { chipViews } from './toolsModel.ts';

export interface ChipsProps extends ReturnType<typeof chipViews> {
  readonly label: string;
  readonly allLabel: string;
  readonly onToggle: (id: string) => void;
  readonly onAll: () => void;
}

/** The collections of a list in one row that scrolls sideways; several may be chosen, and "All" takes them back (LIST-1). */
export function Chips({ label, allLabel, all, chips, onToggle, onAll }: ChipsProps) {
  const { number } = useFormats();
  const counted = (count: number | null) => (count === null ? {} : { count: number(count) });
  if (chips.length === 0) return <div className="chips" />;
  return (
    <div className="chips" role="group" aria-label={label} part="chips">
      <Chip pressed={!chips.some(({ chosen }) => chosen)} onClick={onAll} {...counted(all)}>{allLabel}</Chip>
      {chips.map(({ id, label: name, count, chosen }) => (
        <Chip key={id} pressed={chosen} onClick={() => onToggle(id)} {...counted(count)}>{name}</Chip>
      ))}
    </div>
  );
}
