import type { Unit } from '../../domain/person/unit.ts';

/** The units of a person ready to be shown. If none is marked as primary, a single unit counts as primary. */
export function unitsView(units: readonly Unit[]): {
  readonly primary: string | null;
  readonly others: readonly string[];
} {
  const primary = units.find(({ isPrimary }) => isPrimary) ?? (units.length === 1 ? units[0] : undefined);
  const names = units.filter((unit) => unit !== primary).map(({ name }) => name);
  return { primary: primary?.name ?? null, others: [...new Set(names)] };
}
