import { camel, elementsOf, typeOf } from './shapes.mjs';

/**
 * The custom elements manifest, version 2.1.0, that editors and documentation tools read. In addition to the standard fields it has
 * `range`, least and greatest, for numbers and sizes, and `cancelable` for events.
 */
export function customElements(table, tokens) {
  const modules = elementsOf(table).map(
    ({ tag, name, summary, example, attributes, properties, events, slots, parts }) => {
      const path = `define/${tag.replace('lectern-', '')}.js`;
      return {
        kind: 'javascript-module',
        path,
        declarations: [
          {
            kind: 'class',
            customElement: true,
            tagName: tag,
            name,
            superclass: { name: 'HTMLElement' },
            summary,
            description: `${summary}\n\n\`\`\`html\n${example}\n\`\`\``,
            attributes: Object.entries(attributes).map(([attribute, spec]) => ({
              name: attribute,
              fieldName: camel(attribute),
              type: { text: typeOf(spec) },
              ...(spec.default === undefined ? {} : { default: JSON.stringify(spec.default) }),
              ...(spec.range ? { range: spec.range } : {}),
              description: spec.summary,
            })),
            members: [
              ...Object.entries(attributes).map(([attribute, spec]) => ({
                kind: 'field',
                name: camel(attribute),
                attribute,
                reflects: true,
                type: { text: typeOf(spec) },
                description: spec.summary,
              })),
              ...Object.entries(properties).map(([field, spec]) => ({
                kind: 'field',
                name: field,
                type: { text: spec.type },
                description: spec.summary,
              })),
            ],
            events: Object.entries(events).map(([event, spec]) => ({
              name: event,
              type: { text: `CustomEvent<${spec.detail}>` },
              ...(spec.cancelable ? { cancelable: true } : {}),
              description: spec.summary,
            })),
            slots: Object.entries(slots).map(([slot, description]) => ({ name: slot, description })),
            cssParts: Object.entries(parts).map(([part, description]) => ({ name: part, description })),
            cssProperties: tokens.map(({ name: property, syntax, range, initial, text }) => ({
              name: property,
              syntax,
              default: initial,
              ...(range ? { range } : {}),
              description: text,
            })),
          },
        ],
        exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }],
      };
    },
  );
  return `${JSON.stringify({ schemaVersion: '2.1.0', readme: 'docs/reference.md', modules }, null, 2)}\n`;
}
