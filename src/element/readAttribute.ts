import type { AttributeSpec } from '../port/manifest.ts';

/** The value of an attribute, and whether its text was unusable and replaced by the default. */
export interface AttributeReading {
  readonly value: string | number | boolean | undefined;
  readonly bad: boolean;
}

/** Name of the property of an attribute: `heading-level` is `headingLevel`. */
export const propertyOf = (attribute: string) =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Reads an attribute (ELEM-1). An absent attribute gives the default; a present boolean is true unless its text is `false`; an empty number
 * or enum counts as absent, as in HTML.
 */
export function readAttribute(spec: AttributeSpec, text: string | null): AttributeReading {
  const byDefault = { value: spec.default ?? (spec.type === 'boolean' ? false : undefined), bad: false };
  if (text === null) return byDefault;
  if (spec.type === 'boolean') return { value: text !== 'false', bad: false };
  if (spec.type === 'string') return { value: text, bad: false };
  if (text.trim() === '') return byDefault;
  if (spec.type === 'enum')
    return spec.values?.includes(text) ? { value: text, bad: false } : { ...byDefault, bad: true };
  const number = Number(text);
  const [least, greatest] = spec.range ?? [-Infinity, Infinity];
  const fits = spec.range ? Number.isInteger(number) && number >= least && number <= greatest : Number.isFinite(number);
  return fits ? { value: number, bad: false } : { ...byDefault, bad: true };
}

/** The attribute text for a value; null removes the attribute; undefined if no attribute can hold the value. */
export function writeAttribute(spec: AttributeSpec, value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (spec.type === 'boolean') {
    if (Boolean(value) === (spec.default ?? false)) return null;
    return value ? '' : 'false';
  }
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol') return undefined;
  return String(value);
}
