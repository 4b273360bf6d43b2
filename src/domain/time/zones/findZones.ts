import { fold } from '../../filter/fold.ts';
import type { ZoneRow } from './zoneRows.ts';

/** A zone with its name in the learner's language. */
export interface NamedZone extends ZoneRow {
  readonly name: string;
}

/** `+5`, `utc+05:30`, `GMT -3`. */
const offsets = /^(?:utc|gmt)?\s*([+\-−–])\s*(\d{1,2})(?::?(\d{2}))?$/i;

const words = (text: string) =>
  fold(text)
    .replaceAll('_', ' ')
    .split(/[\s/,]+/)
    .filter(Boolean);

/**
 * The zones that fit the typed text (PROF-4): each of its words begins a word of the zone's names or towns, or the text is an offset from
 * UTC, whose minutes may be left out.
 */
export function findZones<Z extends NamedZone>(zones: readonly Z[], text: string): readonly Z[] {
  const [, sign, hours, minutes] = offsets.exec(text.trim()) ?? [];
  if (sign !== undefined) {
    const way = sign === '+' ? 1 : -1;
    return zones.filter(({ offset }) => {
      const size = Math.abs(offset);
      const fits = minutes === undefined || size % 60 === Number(minutes);
      return (offset === 0 || Math.sign(offset) === way) && Math.floor(size / 60) === Number(hours) && fits;
    });
  }
  const wanted = words(text);
  return zones.filter(({ id, name, names, cities }) => {
    const own = words([id, name, ...names, ...cities].join(' '));
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
