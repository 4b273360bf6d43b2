import type { XmlElement } from './parseXml.ts';
import { childOf, childrenOf } from './xml.ts';

/** The sequencing of an item: its own settings, and the missing ones from the sequencing collection that it names. */
export function findSequencing(manifest: XmlElement): (item: XmlElement) => XmlElement | undefined {
  const collections = new Map(
    childrenOf(childOf(manifest, 'sequencingCollection'), 'sequencing').map((one) => [one.attributes['ID'], one]),
  );
  return (item) => {
    const own = childOf(item, 'sequencing');
    const shared = collections.get(own?.attributes['IDRef']);
    if (!own || !shared) return own;
    const said = new Set(own.children.map(({ name }) => name));
    return { ...own, children: [...own.children, ...shared.children.filter(({ name }) => !said.has(name))] };
  };
}
