import { camel, elementsOf, typeOf, warning } from './shapes.mjs';

const cell = (text) => String(text).replaceAll('|', '\\|');
const code = (text) => `\`${cell(text)}\``;

function table(heads, rows) {
  if (rows.length === 0) return '';
  const line = (cells) => `| ${cells.join(' | ')} |\n`;
  return `${line(heads)}${line(heads.map(() => '---'))}${rows.map(line).join('')}\n`;
}

const within = (range) => (range ? `, ${range[0]} to ${range[1]}` : '');
const defaultOf = (spec) => {
  const byDefault = spec.default ?? (spec.type === 'boolean' ? false : undefined);
  if (byDefault === undefined) return '';
  return code(byDefault === '' ? '""' : byDefault);
};
const attributeRows = (attributes) =>
  Object.entries(attributes).map(([name, spec]) => [
    code(name),
    code(camel(name)),
    code(typeOf(spec)) + within(spec.range),
    defaultOf(spec),
    spec.summary,
  ]);
const eventRows = (events) =>
  Object.entries(events).map(([name, spec]) => [
    code(name),
    code(spec.detail),
    spec.cancelable ? 'yes' : 'no',
    spec.summary,
  ]);
const namedRows = (named) => Object.entries(named).map(([name, summary]) => [code(name), summary]);
const attributeHeads = ['attribute', 'property', 'type', 'default', ''];
const eventHeads = ['event', '`detail`', 'cancelable', ''];

/** The reference page of all elements. */
export function reference(all, tokens) {
  const own = (element, key) =>
    Object.fromEntries(Object.entries(element[key]).filter(([name]) => !(name in all.common[key])));
  const elements = elementsOf(all).map(
    (element) =>
      `## \`<${element.tag}>\`\n\n${element.summary}\n\n\`\`\`html\n${element.example}\n\`\`\`\n\n` +
      table(attributeHeads, attributeRows(own(element, 'attributes'))) +
      table(
        ['property', 'type', ''],
        Object.entries(element.properties).map(([name, spec]) => [code(name), code(spec.type), spec.summary]),
      ) +
      table(eventHeads, eventRows(own(element, 'events'))) +
      table(['slot', ''], namedRows(element.slots)) +
      table(['part', ''], namedRows(element.parts)),
  );
  return `# Reference of the elements

<!-- ${warning} -->

An attribute that is absent, removed or unusable has its default (ELEM-1); the last also raises \`lectern-error\` \
with code \`invalid_attribute\`.
Each attribute is a property too, by its camelCase name. A boolean attribute is true by being there, unless it says \`false\`.
All events bubble and are composed, so a page can listen at its document (ELEM-2).

All of this can be tried on elements that stand: with \`npm start\`, at <http://127.0.0.1:3001/pages/elements>. Every \
example below is run by a test; \`b7\` stands for the id
of a course. For tools the same is in \`custom-elements.json\`, which the portal has at \`/embed/1/custom-elements.json\`.

## The script, and the npm entry

\`\`\`html
<link rel="stylesheet" href="https://portal.example/embed/1/lectern.css">
<script type="module" src="https://portal.example/embed/1/lectern.js"></script>
\`\`\`

The sheet holds each element's space before its code arrives (ELEM-7). The script loads a tag's code when the tag first appears in the
document (ELEM-8); a tag inside another shadow root appears to it by \`preload(tag)\`. Both have, as exports of the \
module and as members of
\`globalThis.lectern\`:

| function | what it does |
| --- | --- |
| \`configure(options)\` | Sets API base, language, theme, \`appearance\` (ELEM-9), \`getToken\`, \`hrefFor\`, \
\`navigate\`; before or after elements appear, as often as needed. |
| \`define({ suffix })\` | Defines elements as they appear. The script has done it already; a second script, or a \
call again, does nothing (RUN-2). With another major version on the page, \`suffix\` sets this one's tags apart: \
\`-v1\` makes \`<lectern-courses-v1>\`. |
| \`preload(tag)\` | Loads the code and first answers of a tag before it appears. |
| \`signOut()\` | Signs out all that the page embeds: its elements, and the pages in its frames (SESS-24). |
| \`destroy()\` | Ends everything and leaves nothing; \`define()\` begins again (RUN-4). |
| \`doctor()\` | Prints and gives what the page lacks for the elements to work on it: policy, list of origins, \
frames, opener policy, tags; with the missing lines. |
| \`inspect()\` | Gives versions, runtimes, elements and channels of the page, and the last messages of its frames \
where \`debug\` asks for them (CHAN-9). |

Calls can also be made before the script is there, as \`(globalThis.lectern ??= []).push(['configure', options])\` \
and the like (ELEM-13); the same line does it at once afterwards.
Options can also stand before it, as \`globalThis.lectern = { options }\`, which lets the first token travel beside \
the code, and in part on
its tag: \`data-api-base\`, \`data-locale\`, \`data-theme\`, \`data-suffix\`. The npm entry \`lectern\` exports the \
same functions, does nothing by itself,
can be imported without a window, and has \`connect()\` beside them: session, language, notices, clock and settings \
for the page's own use. Its \`preload(tag, attributes)\` takes the attributes of a player: on the portal's own site it also \
fetches what that shows first (AHEAD-1).

Beside it, \`lectern/define\` defines all elements and \`lectern/define/courses\` one; \`lectern/react\` and \
\`lectern/vue\` have a component for each tag, and the types of the tags for JSX of React 19 and templates of Vue 3;
\`lectern/elements\` has those for \`document.querySelector\` and \`addEventListener\`. How to put them on a page: \
[on a page of yours](guides/embedding.md).

## All elements

${table(attributeHeads, attributeRows(all.common.attributes))}${table(eventHeads, eventRows(all.common.events))}
### Events of the page

Raised on the first element, or on the document where there is none.

${table(eventHeads, eventRows(all.pageEvents))}
${elements.join('\n')}
## Custom properties

Set them on an element or anywhere above it. Defaults are those of the light theme. \`configure({ appearance })\` \
takes the same by their names without
\`--lectern-\`, and holds sizes to their range (ELEM-9).

${table(
  ['property', 'type', 'default', ''],
  tokens.map(({ name, kind, range, initial, text }) => [
    code(name),
    `${kind}${within(range)}${kind === 'length' ? ' px' : ''}`,
    code(initial),
    text,
  ]),
)}`;
}

/** Sheet for the host's page: each element reserves its space before its code arrives (ELEM-7, ELEM-15). */
export function hostSheet(all) {
  const rules = elementsOf(all).map(
    ({ tag, minHeight }) => `${tag}:not(:defined) { display: block; min-block-size: ${minHeight}px }\n`,
  );
  // The same rule as in src/element/element.css, which applies once the code has loaded.
  const tags = elementsOf(all)
    .map(({ tag }) => tag)
    .join(', ');
  const grid = 'display: grid; grid-template-columns: minmax(min(240px, 100vw), 1200px)';
  const width = `:is(${tags}):not(:defined)::before { content: ""; ${grid} }\n`;
  return `/* ${warning} */\n${rules.join('')}${width}`;
}
