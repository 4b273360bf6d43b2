type Declarations = readonly (readonly [property: string, value: string])[];

/** The outline of a chosen part. */
export const outline: Declarations = [
  ['outline', '3px solid #d9583b'],
  ['outline-offset', '-3px'],
];

/** A rule of a sheet. */
export const ruleOf = (selector: string, declarations: Declarations): string =>
  `  ${selector} {\n${declarations.map(([property, value]) => `    ${property}: ${value};\n`).join('')}  }\n`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A longer line is broken at each attribute. */
const wide = 76;

/**
 * The present element as markup for another page: its attributes, the content of its slots, and a sheet with its tokens and the outlined
 * part.
 */
export function markupOf(element: HTMLElement, part: string): string {
  const tag = element.localName;
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'style')
    .map(({ name, value }) => (value === '' ? name : `${name}="${escaped(value)}"`));
  const long = `<${tag} ${attributes.join(' ')}></${tag}>`.length > wide;
  const open = `<${tag}${attributes.map((attribute) => (long ? `\n  ${attribute}` : ` ${attribute}`)).join('')}${long ? '\n' : ''}>`;
  const slots = [...element.children]
    .map((child) => `\n  <span slot="${child.slot}">${escaped(child.textContent)}</span>`)
    .join('');
  const tokens = [...element.style].map((name) => [name, element.style.getPropertyValue(name)] as const);
  const rules = [tokens.length > 0 && ruleOf(tag, tokens), part && ruleOf(`${tag}::part(${part})`, outline)]
    .filter(Boolean)
    .join('');
  return `${rules && `<style>\n${rules}</style>\n`}${open}${slots}${slots && '\n'}</${tag}>`;
}
