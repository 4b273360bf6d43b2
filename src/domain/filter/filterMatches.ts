import { fold } from './fold.ts';
import { type FieldKind, type FieldTable, type Filter, type FilterOperator, type FilterValue } from './filter.ts';
import { noId } from '../course/noId.ts';

const at = (row: unknown, path: readonly string[]): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return row ?? null;
  if (Array.isArray(row)) return row.map((item: unknown) => at(item, path));
  return typeof row === 'object' && row !== null ? at((row as Record<string, unknown>)[name], rest) : null;
};

const plain = (type: FieldKind, value: unknown): FilterValue => {
  if (value == null || value === noId) return null;
  if (type === 'text') return fold(String(value));
  if (type === 'instant') return typeof value === 'number' ? value : Date.parse(String(value));
  return value as FilterValue;
};

/** Compares by code points, as databases compare the bytes of UTF-8; `<` on strings would compare halves of surrogate pairs. */
function order(a: FilterValue, b: FilterValue): number {
  if (typeof a !== 'string' || typeof b !== 'string') return Number(a) - Number(b);
  const [left, right] = [[...a], [...b]];
  const index = left.findIndex((char, place) => char !== right[place]);
  if (index < 0) return left.length - right.length;
  const other = right[index];
  return other === undefined ? 1 : (left[index]?.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
}

const tests: Readonly<Record<FilterOperator, (own: FilterValue, value: FilterValue) => boolean>> = {
  '=': (own, value) => own === value,
  'in': (own, value) => own === value,
  '<>': (own, value) => own !== value,
  '<': (own, value) => own !== null && value !== null && order(own, value) < 0,
  '<=': (own, value) => own !== null && value !== null && order(own, value) <= 0,
  '>': (own, value) => own !== null && value !== null && order(own, value) > 0,
  '>=': (own, value) => own !== null && value !== null && order(own, value) >= 0,
  'contains': (own, value) => own !== null && value !== null && String(own).includes(String(value)),
  'notcontains': (own, value) => own === null || value === null || !String(own).includes(String(value)),
  'startswith': (own, value) => own !== null && value !== null && String(own).startsWith(String(value)),
  'endswith': (own, value) => own !== null && value !== null && String(own).endsWith(String(value)),
};

/**
 * Whether a row, as it is sent over the wire, fits a filter (CALL-4). The reference LMS puts the same question to its database by `toSql`.
 * A field that is not set equals only null, is neither less nor greater than anything, and contains nothing.
 */
export function matches(filter: Filter, row: unknown): boolean {
  if (filter.kind === 'all') return filter.of.every((part) => matches(part, row));
  if (filter.kind === 'any') return filter.of.some((part) => matches(part, row));
  if (filter.kind === 'not') return !matches(filter.of, row);
  const { type, operator, values } = filter;
  const value = at(row, filter.field.split('.'));
  if (type === 'ids') {
    const own = Array.isArray(value) ? (value as FilterValue[]) : [];
    const holds = values.some((one) => (one === null ? own.length === 0 : own.includes(one)));
    return operator === '<>' ? !holds : holds;
  }
  const own = plain(type, value);
  return values.some((one) => tests[operator](own, one));
}

/** Compares rows by some of their fields: unset fields come last, in ascending and descending order (SRV-23). */
export function compareBy(
  sort: readonly { readonly field: string; readonly desc: boolean }[],
  fields: FieldTable,
): (one: unknown, other: unknown) => number {
  const keys = sort.map(({ field, desc }) => ({
    path: field.split('.'),
    type: fields[field] ?? 'text',
    way: desc ? -1 : 1,
  }));
  return (one, other) => {
    for (const { path, type, way } of keys) {
      const [left, right] = [plain(type, at(one, path)), plain(type, at(other, path))];
      if (left === right) continue;
      if (left === null || right === null) return left === null ? 1 : -1;
      const by = order(left, right);
      if (by !== 0) return by * way;
    }
    return 0;
  };
}
