import type { XmlElement } from './parseXml.ts';

/** The first child of this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** Its text on one line, without the spaces around it. */
export const textOf = (element: XmlElement | undefined): string => element?.text.replace(/\s+/g, ' ').trim() ?? '';

/** A boolean of XML; undefined for any other value. */
export function flagOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const value = element?.attributes[name]?.trim();
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

/** A number; undefined for any other value. */
export function numberOf(element: XmlElement | undefined, name: string): number | undefined {
  const text = element?.attributes[name]?.trim();
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
