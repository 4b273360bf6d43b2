import { camel, doc, elementsOf, eventsOf, importsFor, pascal, typeOf, warning } from './shapes.mjs';

/** Writes the items one after the other. */
const each = (items, write) => items.map(write).join('');

const attributeFields = (attributes) =>
  each(Object.entries(attributes), ([attribute, spec]) => {
    const isOptional = spec.default === undefined && spec.type !== 'boolean';
    return `${doc(spec.summary)}${camel(attribute)}: ${typeOf(spec)}${isOptional ? ' | undefined' : ''};\n`;
  });

/** Classes of the elements, for `document.querySelector`. The common parts of all elements are written only once. */
export function elementTypes(table) {
  const elements = elementsOf(table);
  const { attributes: shared } = table.common;
  const classes = elements.map(({ name, summary, attributes, properties }) => {
    const own = Object.fromEntries(Object.entries(attributes).filter(([attribute]) => !(attribute in shared)));
    const fields = each(
      Object.entries(properties),
      ([field, spec]) => `${doc(spec.summary)}${field}: ${spec.type} | undefined;\n`,
    );
    return `${doc(summary)}export interface ${name} extends LecternElement {\n${attributeFields(own)}${fields}}\n`;
  });
  const body = `/** What all elements have. */
export interface LecternElement extends HTMLElement {
${attributeFields(shared)}}

${classes.join('\n')}
declare global {
  interface HTMLElementTagNameMap {
    ${each(elements, ({ tag, name }) => `'${tag}': ${name};\n`)}
  }
}
`;
  return `// ${warning}\n${importsFor(body)}export type { LecternEventMap } from './events.ts';\n\n${body}`;
}

/** Events that elements and page raise, for `addEventListener`. */
export function eventTypes(table) {
  const events = eventsOf(table);
  const details = each(
    Object.entries(events),
    ([event, spec]) => `${doc(spec.summary)}'${event}': CustomEvent<${spec.detail}>;\n`,
  );
  const body = `/** Events that elements raise; they bubble, so that a page may listen at its document. */
export interface LecternEventMap {
${details}}

declare global {
  interface GlobalEventHandlersEventMap {
    ${each(Object.keys(events), (event) => `'${event}': LecternEventMap['${event}'];\n`)}
  }
}
`;
  return `// ${warning}\n${importsFor(body)}\n${body}`;
}

/** Type of an attribute as it is written in HTML, where a number may be a text. */
const writtenType = (spec) => (spec.type === 'number' ? 'number | `${number}`' : typeOf(spec));

const attributeProps = ({ attributes, properties }) =>
  each(Object.entries(attributes), ([attribute, spec]) => `'${attribute}'?: ${writtenType(spec)} | undefined;\n`) +
  each(Object.entries(properties), ([field, spec]) => `${field}?: ${spec.type} | undefined;\n`);

/** Elements in JSX of React 19, which listens to events by `on` and their exact name. */
export function reactTypes(table) {
  const elements = elementsOf(table);
  const propsOf = ({ name }) => name.replace('Element', 'Props');
  const listener = (event) => `'on${event}'?: ((event: LecternEventMap['${event}']) => void) | undefined;\n`;
  const props = elements.map(
    (element) => `/** Props of \`<${element.tag}>\`. */
export interface ${propsOf(element)} extends DetailedHTMLProps<HTMLAttributes<${element.name}>, ${element.name}> {
${attributeProps(element)}${each(Object.keys(element.events), listener)}}
`,
  );
  const body = `${props.join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      ${each(elements, (element) => `'${element.tag}': ${propsOf(element)};\n`)}
    }
  }
}
`;
  const names = [...elements.map(({ name }) => name), 'LecternEventMap'].sort().join(', ');
  return `// ${warning}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ${names} } from './elements.ts';
${importsFor(body)}
${body}`;
}

/** Elements in templates of Vue 3, which listens to events as `@lectern-navigate`. */
export function vueTypes(table) {
  const elements = elementsOf(table);
  const componentOf = ({ name }) => name.replace('Element', 'Component');
  const listener = (event) => `on${pascal(event)}?: (event: LecternEventMap['${event}']) => void;\n`;
  const components = elements.map(
    (element) => `/** \`<${element.tag}>\` in a template. */
export type ${componentOf(element)} = new () => {
  $props: {
    ${attributeProps(element)}${each(Object.keys(element.events), listener)}
  };
};
`,
  );
  const body = `${components.join('\n')}
declare module 'vue' {
  interface GlobalComponents {
    ${each(elements, (element) => `'${element.tag}': ${componentOf(element)};\n`)}
  }
}
`;
  return `// ${warning}
import type {} from 'vue';
import type { LecternEventMap } from './elements.ts';
${importsFor(body)}
${body}`;
}
