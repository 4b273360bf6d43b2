import type { Fields, Shape } from './shape.ts';

type Check = (value: unknown, shape: never) => boolean | string;

const isText = (value: unknown, max: number): value is string => typeof value === 'string' && value.length <= max;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// `true` where a value fits, else false, or the path of the wrong value within it.
const checks: {
  readonly [T in Shape['type']]: (value: unknown, shape: Extract<Shape, { readonly type: T }>) => boolean | string;
} = {
  string: (value, { max, values }) => isText(value, max) && (!values || values.includes(value)),
  path: (value, { max }) => isText(value, max),
  number: (value, { min, max }) => isNumber(value) && value >= min && value <= max,
  boolean: (value) => typeof value === 'boolean',
  names: (value, { max }) => Array.isArray(value) && value.length <= max && value.every((item) => isText(item, 100)),
  numbers: (value, { max }) => Array.isArray(value) && value.length <= max && value.every(isNumber),
  texts: (value, { max }) =>
    isRecord(value) &&
    Object.keys(value).length <= max &&
    Object.entries(value).every(([name, text]) => name.length <= 100 && isText(text, 2000)),
  fields: (value, { fields }) => checkBody(fields, value) ?? true,
  data: () => true,
};

/**
 * Checks that a body has the fields of its table; other fields are ignored (CHAN-3).
 * @returns path of the first wrong field, such as `config.dir` (empty for the body itself), or null
 */
export function checkBody(fields: Fields, body: unknown): string | null {
  if (!isRecord(body)) return '';
  for (const [name, shape] of Object.entries(fields)) {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    if (value === undefined && shape.optional) continue;
    const fits = value !== undefined && (checks[shape.type] as Check)(value, shape as never);
    if (fits !== true) return fits ? `${name}.${fits}` : name;
  }
  return null;
}
