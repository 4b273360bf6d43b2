import { common } from '../port/common.ts';
import type { AttributeSpec, Manifest } from '../port/manifest.ts';
import { propertyOf } from './readAttribute.ts';

/** An attribute of an element. */
export interface ElementAttribute {
  readonly name: string;
  readonly spec: AttributeSpec;
}

/** The traits that all elements of one tag share. */
export interface ElementTraits {
  readonly manifest: Manifest;
  /** Attributes by their properties' names. */
  readonly attributes: ReadonlyMap<string, ElementAttribute>;
  /**
   * Attribute names by their properties' names in small letters: frameworks that meet a tag before its code write properties as attributes,
   * and HTML attributes have no capitals (ELEM-1).
   */
  readonly writtenFor: ReadonlyMap<string, string>;
  /** Names of all properties, those of attributes first. */
  readonly fields: readonly string[];
  readonly events: Manifest['events'];
}

/** Reads a manifest, and adds the attributes and events of every element. */
export function elementTraits(manifest: Manifest): ElementTraits {
  const specs: Manifest['attributes'] = { ...common.attributes, ...manifest.attributes };
  const attributes = new Map(Object.entries(specs).map(([name, spec]) => [propertyOf(name), { name, spec }]));
  const written = [...attributes].map(([property, { name }]) => [property.toLowerCase(), name] as const);
  return {
    manifest,
    attributes,
    writtenFor: new Map(written.filter(([small, name]) => small !== name)),
    fields: [...attributes.keys(), ...manifest.properties],
    events: { ...common.events, ...manifest.events },
  };
}
