import { camel, elementsOf, eventsOf, importsFor, typeOf, warning } from './shapes.mjs';

const doc = (text, indent) => `${indent}/** ${text} */\n`;

/** Classes of the elements and the events they raise, for `document.querySelector` and `addEventListener`. */
export function elementTypes(table) {
  const elements = elementsOf(table);
  const events = eventsOf(table);
  const body = [
    ...elements.map(({ name, summary, attributes, properties }) => {
      const fields = [
        ...Object.entries(attributes).map(([attribute, spec]) => `${doc(spec.summary, '  ')}  ${camel(attribute)}: ${typeOf(spec)}${spec.default === undefined && spec.type !== 'boolean' ? ' | undefined' : ''};\n`),
        ...Object.entries(properties).map(([field, spec]) => `${doc(spec.summary, '  ')}  ${field}: ${spec.type} | undefined;\n`),
      ];
      return `${doc(summary, '')}export interface ${name} extends HTMLElement {\n${fields.join('')}}\n`;
    }),
    `/** Events that elements raise; they bubble, so that a page may listen at its document. */\nexport interface LecternEventMap {\n${Object.entries(events)
      .map(([event, spec]) => `${doc(spec.summary, '  ')}  '${event}': CustomEvent<${spec.detail}>;\n`)
      .join('')}}\n`,
    `declare global {\n  interface HTMLElementTagNameMap {\n${elements.map(({ tag, name }) => `    '${tag}': ${name};\n`).join('')}  }\n  interface GlobalEventHandlersEventMap {\n${Object.keys(events).map((event) => `    '${event}': LecternEventMap['${event}'];\n`).join('')}  }\n}\n`,
  ].join('\n');
  return `// ${warning}\n${importsFor(body)}\n${body}`;
}

const attributeProps = ({ attributes, properties }, indent) =>
  [
    ...Object.entries(attributes).map(([attribute, spec]) => `${indent}'${attribute}'?: ${spec.type === 'string' ? 'string' : spec.type === 'number' ? 'number | `${number}`' : spec.type === 'boolean' ? 'boolean' : typeOf(spec)} | undefined;\n`),
    ...Object.entries(properties).map(([field, spec]) => `${indent}${field}?: ${spec.type} | undefined;\n`),
  ].join('');

/** Elements in JSX of React 19, which hears events by `on` and their exact name. */
export function reactTypes(table) {
  const elements = elementsOf(table);
  const props = elements
    .map((element) => {
      const events = Object.keys(element.events).map((event) => `  'on${event}'?: ((event: LecternEventMap['${event}']) => void) | undefined;\n`);
      return `/** Props of \`<${element.tag}>\`. */\nexport interface ${element.name.replace('Element', 'Props')} extends DetailedHTMLProps<HTMLAttributes<${element.name}>, ${element.name}> {\n${attributeProps(element, '  ')}${events.join('')}}\n`;
    })
    .join('\n');
  const body = `${props}\ndeclare module 'react' {\n  namespace JSX {\n    interface IntrinsicElements {\n${elements.map(({ tag, name }) => `      '${tag}': ${name.replace('Element', 'Props')};\n`).join('')}    }\n  }\n}\n`;
  return `// ${warning}\nimport type { DetailedHTMLProps, HTMLAttributes } from 'react';\nimport type { ${[...elements.map(({ name }) => name), 'LecternEventMap'].sort().join(', ')} } from './elements.ts';\n${importsFor(body)}\n${body}`;
}

/** Elements in templates of Vue 3, which hears events as `@lectern-navigate`. */
export function vueTypes(table) {
  const elements = elementsOf(table);
  const components = elements
    .map((element) => {
      const events = Object.keys(element.events).map((event) => `    on${event.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())}?: (event: LecternEventMap['${event}']) => void;\n`);
      return `/** \`<${element.tag}>\` in a template. */\nexport type ${element.name.replace('Element', 'Component')} = new () => {\n  $props: {\n${attributeProps(element, '    ')}${events.join('')}  };\n};\n`;
    })
    .join('\n');
  const body = `${components}\ndeclare module 'vue' {\n  interface GlobalComponents {\n${elements.map(({ tag, name }) => `    '${tag}': ${name.replace('Element', 'Component')};\n`).join('')}  }\n}\n`;
  return `// ${warning}\nimport type {} from 'vue';\nimport type { LecternEventMap } from './elements.ts';\n${importsFor(body)}\n${body}`;
}
