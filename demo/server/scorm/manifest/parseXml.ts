import { SaxesParser, type SaxesTagNS } from 'saxes';
import { packageLimits } from '../limits.ts';
import { PackageError } from '../PackageError.ts';

/** An element of XML. Names are without their prefixes; the names that are read from a manifest differ between its vocabularies. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text in it, without that of its children. */
  readonly text: string;
}

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

function begun({ local, uri, attributes }: SaxesTagNS): Growing {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const { local: name, prefix, value } of Object.values(attributes)) if (prefix !== 'xmlns') values[name] = value;
  return { name: local, namespace: uri, attributes: values, children: [], text: '' };
}

/**
 * Reads XML into elements (SCORM-3). Nothing is fetched and no entity is replaced: a document that declares one is refused.
 * @throws PackageError `xml` for text that is not well-formed, `entities`, `depth`
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: Growing[] = [];
  let root: Growing | null = null;
  let elements = 0;
  parser.on('error', ({ message }) => {
    throw new PackageError('xml', message.slice(0, 120));
  });
  parser.on('doctype', (doctype) => {
    if (/<!\s*ENTITY|\[/i.test(doctype)) throw new PackageError('entities');
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > packageLimits.elements || open.length >= packageLimits.depth) throw new PackageError('depth');
    const element = begun(tag);
    const above = open.at(-1);
    if (above) above.children.push(element);
    else root = element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (more: string) => {
    const element = open.at(-1);
    if (element) element.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  if (!root) throw new PackageError('xml');
  return root;
}
