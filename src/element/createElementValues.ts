import type { ElementTraits } from './elementTraits.ts';
import { readAttribute, writeAttribute, type AttributeReading } from './readAttribute.ts';

/** Values of an element's attributes and properties. */
export interface ElementValues {
  readonly read: (field: string) => unknown;
  readonly write: (field: string, value: unknown) => void;
  /** All values by their property names. Complains once about each unusable text. */
  readonly all: () => Record<string, unknown>;
}

/**
 * Keeps the values of one element: attributes in the element itself, other values in memory (ELEM-1).
 * @param changed called when a value was written that no attribute holds
 * @param complain called with the name of an attribute and its unusable text
 */
export function createElementValues(
  element: HTMLElement,
  { attributes, fields }: ElementTraits,
  changed: () => void,
  complain: (attribute: string, given: string) => void,
): ElementValues {
  const rich: Record<string, unknown> = {};
  const complaints = new Map<string, string>();

  function reading(field: string): Omit<AttributeReading, 'value'> & { readonly value: unknown } {
    const attribute = attributes.get(field);
    return attribute
      ? readAttribute(attribute.spec, element.getAttribute(attribute.name))
      : { value: rich[field], bad: false };
  }

  function check(field: string, bad: boolean) {
    const name = attributes.get(field)?.name;
    if (name === undefined) return;
    const text = element.getAttribute(name) ?? '';
    if (!bad) complaints.delete(name);
    else if (complaints.get(name) !== text) {
      complaints.set(name, text);
      complain(name, `"${text}"`);
    }
  }

  return {
    read: (field) => reading(field).value,
    write: (field, value) => {
      const attribute = attributes.get(field);
      if (!attribute) {
        if (rich[field] !== value) changed();
        rich[field] = value;
        return;
      }
      const text = writeAttribute(attribute.spec, value);
      if (typeof text === 'string') return element.setAttribute(attribute.name, text);
      element.removeAttribute(attribute.name);
      if (text === undefined) complain(attribute.name, typeof value);
    },
    all: () => {
      const given: Record<string, unknown> = {};
      for (const field of fields) {
        const { value, bad } = reading(field);
        given[field] = value;
        check(field, bad);
      }
      return given;
    },
  };
}
