import { camel, elementsOf, importsFor, pascal, typeOf, warning } from './shapes.mjs';

/** `lectern-course-started` is heard by `onCourseStarted`. */
const handler = (event) => `on${pascal(event.replace(/^lectern-/, ''))}`;

const object = (entries) => `{ ${entries.map(([name, value]) => `${name}: '${value}'`).join(', ')} }`;

const shape = ({ attributes, events }) => `{\n  attributes: ${object(Object.keys(attributes).map((name) => [camel(name), name]))},\n  events: ${object(Object.keys(events).map((event) => [handler(event), event]))},\n}`;

const componentName = ({ name }) => name.replace(/Element$/, '');

const propLines = ({ attributes, properties, events }) =>
  [
    ...Object.entries(attributes).map(([attribute, spec]) => `  /** ${spec.summary} */\n  readonly ${camel(attribute)}?: ${typeOf(spec)} | undefined;\n`),
    ...Object.entries(properties).map(([field, spec]) => `  /** ${spec.summary} */\n  readonly ${field}?: ${spec.type} | undefined;\n`),
    ...Object.entries(events).map(([event, spec]) => `  /** ${spec.summary} */\n  readonly ${handler(event)}?: ((event: LecternEventMap['${event}']) => void) | undefined;\n`),
  ].join('');

/** Components of one framework, one for each tag. */
const wrappers = (table, { file, make, head, extra }) => {
  const elements = elementsOf(table);
  const names = extra ? [...elements.map(({ name }) => name), 'LecternEventMap'].sort() : ['LecternEventMap'];
  const body = elements
    .map((element) => {
      const props = `${componentName(element)}Props`;
      return `/** What \`${componentName(element)}\` is given. */\nexport interface ${props}${extra ? ` extends ${extra(element.name)}` : ''} {\n${propLines(element)}}\n\n/** ${element.summary} */\nexport const ${componentName(element)} = ${make}<${props}>('${element.tag}', ${shape(element)});\n`;
    })
    .join('\n');
  return `// ${warning}\n${head}import type { ${names.join(', ')} } from './types/elements.ts';\n${importsFor(body).replaceAll('../../src', '../src')}import './types/${file}.ts';\nimport { ${make} } from './wrappers/${make}.ts';\n\n${body}`;
};

/** `lectern/react`. */
export const reactWrappers = (table) =>
  wrappers(table, { file: 'react', make: 'reactComponent', head: "import type { HTMLAttributes, RefAttributes } from 'react';\n", extra: (name) => `Omit<HTMLAttributes<${name}>, 'onError'>, RefAttributes<${name}>` });

/** `lectern/vue`. */
export const vueWrappers = (table) => wrappers(table, { file: 'vue', make: 'vueComponent', head: '' });
