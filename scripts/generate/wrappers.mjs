import { camel, doc, elementsOf, importsFor, pascal, typeOf, warning } from './shapes.mjs';

/** The prop of an event: `onCourseStarted` for `lectern-course-started`. */
const handler = (event) => `on${pascal(event.replace(/^lectern-/, ''))}`;

const object = (entries) => `{ ${entries.map(([name, value]) => `${name}: '${value}'`).join(', ')} }`;

const shape = ({ attributes, events }) => `{
  attributes: ${object(Object.keys(attributes).map((name) => [camel(name), name]))},
  events: ${object(Object.keys(events).map((event) => [handler(event), event]))},
}`;

const componentName = ({ name }) => name.replace(/Element$/, '');

const propLines = ({ attributes, properties, events }) =>
  [
    ...Object.entries(attributes).map(([attribute, spec]) => [spec, camel(attribute), typeOf(spec)]),
    ...Object.entries(properties).map(([field, spec]) => [spec, field, spec.type]),
    ...Object.entries(events).map(([event, spec]) => [
      spec,
      handler(event),
      `((event: LecternEventMap['${event}']) => void)`,
    ]),
  ]
    .map(([spec, name, type]) => `${doc(spec.summary)}readonly ${name}?: ${type} | undefined;\n`)
    .join('');

/** Components of one framework, one for each tag. */
const wrappers = (table, { file, make, head, extra }) => {
  const elements = elementsOf(table);
  const names = extra ? [...elements.map(({ name }) => name), 'LecternEventMap'].sort() : ['LecternEventMap'];
  const body = elements
    .map((element) => {
      const component = componentName(element);
      const props = `${component}Props`;
      const base = extra ? ` extends ${extra(element.name)}` : '';
      return `/** What \`${component}\` is given. */
export interface ${props}${base} {
${propLines(element)}}

${doc(element.summary)}export const ${component} = ${make}<${props}>('${element.tag}', ${shape(element)});
`;
    })
    .join('\n');
  return `// ${warning}
${head}import type { ${names.join(', ')} } from './types/elements.ts';
${importsFor(body).replaceAll('../../src', '../src')}import './types/${file}.ts';
import { ${make} } from './wrappers/${make}.ts';

${body}`;
};

/** `lectern/react`. */
export const reactWrappers = (table) =>
  wrappers(table, {
    file: 'react',
    make: 'reactComponent',
    head: "import type { HTMLAttributes, RefAttributes } from 'react';\n",
    extra: (name) => `Omit<HTMLAttributes<${name}>, 'onError'>, RefAttributes<${name}>`,
  });

/** `lectern/vue`. */
export const vueWrappers = (table) => wrappers(table, { file: 'vue', make: 'vueComponent', head: '' });
