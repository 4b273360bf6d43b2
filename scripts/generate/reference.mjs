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
// What a code means to a host, where the list names only a status of HTTP.
const codeTexts = {
  unauthorized: 'the server answers 401: nobody is signed in',
  forbidden: 'the server answers 403: not allowed to this person',
  not_found: 'the server answers 404 or 410: there is no such thing, or it belongs to another person',
  bad_request: 'the server answers 400, 422 or another status below 500: it cannot use the request',
  conflict: 'the server answers 409: the change does not fit the present state',
  server_error: 'the server answers 500 or above, or 429: it failed, or is busy',
  bad_reply: 'a reply without the promised shape',
};
const codeRows = (errorTexts) =>
  Object.entries(errorTexts).map(([name, text]) => [code(name), cell(codeTexts[name] ?? text)]);
const optionRows = (options) => options.map(({ name, type, text }) => [code(name), code(type), text]);
const routeRows = (routes) =>
  routes.map(({ name, fields, text }) => [
    code(name),
    fields.map((field) => code(`${field.name}: ${field.type}`)).join(', '),
    text,
  ]);
const attributeHeads = ['attribute', 'property', 'type', 'default', ''];
const eventHeads = ['event', '`detail`', 'cancelable', ''];

/** The reference page of all elements. */
export function reference(all, tokens, { options, routes, errorTexts }) {
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
document (ELEM-8). The script does not see a tag inside another shadow root. Call \`preload(tag)\` for it. The script and \
the npm entry \`lectern\` export these functions; with the script they are members of \`globalThis.lectern\` too:

| function | what it does |
| --- | --- |
| \`configure(options)\` | Sets the [options](#options): before or after elements appear, as often as needed. |
| \`define({ suffix })\` | Defines elements as they appear. The script has done it already; a second script, or a \
call again, does nothing (RUN-2). With another major version on the page, \`suffix\` sets this one's tags apart: \
\`-v1\` makes \`<lectern-courses-v1>\`. |
| \`preload(tag)\` | Loads the code and first answers of a tag before it appears. |
| \`signOut()\` | Signs out all that the page embeds: its elements, and the pages in its frames (SESS-24). |
| \`destroy()\` | Ends everything and leaves nothing (RUN-4). \`define()\` begins again: put the elements into the page once more. |
| \`await doctor()\` | Prints and gives what the page lacks for the elements to work on it: policy, list of origins, \
frames, opener policy, tags, options; with the missing lines. |
| \`await inspect()\` | Gives versions, runtimes, elements and channels of the page, and the last messages of its frames \
where \`debug\` asks for them (CHAN-9). |

There are two ways to call before the script loads. The two exclude each other until the script has loaded.

- **An array of calls**: \`(globalThis.lectern ??= []).push(['configure', options])\` (ELEM-13). After the script has \
loaded, the same line runs at once.
- **An object of options**: \`globalThis.lectern = { options }\`. The first token then travels beside the code. This \
object has no \`push\`: until the \
script has loaded, the line above throws.

Four settings can be attributes of the script tag: \`data-api-base\`, \`data-locale\`, \`data-theme\`, \`data-suffix\`.

Importing the npm entry \`lectern\` does nothing by itself, so a server can import it too. It also has \`connect()\`: \
session, language, notices, \
clock and settings for the page's own use. Its \`preload(tag, attributes)\` takes the attributes of a player: on the \
portal's own site it also \
fetches what that shows first (AHEAD-1).

Beside it, \`lectern/define\` defines all elements and \`lectern/define/courses\` one; \`lectern/react\` and \
\`lectern/vue\` have a component for each tag, and the types of the tags for JSX of React 19 and templates of Vue 3;
\`lectern/elements\` has those for \`document.querySelector\` and \`addEventListener\`. How to put them on a page: \
[on a page of yours](guides/embedding.md).

### Options

Each is optional. The types of the npm entry \`lectern\` have them as \`Options\`.

${table(['option', 'type', ''], optionRows(options))}## All elements

${table(attributeHeads, attributeRows(all.common.attributes))}${table(eventHeads, eventRows(all.common.events))}
### Events of the page

Raised on the first element, or on the document where there is none.

${table(eventHeads, eventRows(all.pageEvents))}
${elements.join('\n')}
## Routes

\`hrefFor(route)\`, \`navigate\` and \`lectern-navigate\` get one of these: an object with its \`name\` and its \
fields. Ids and \`query\` are texts as \
in the portal's own address; \`query\` has no question mark, \`rest\` is encoded already. Encode the ids in your \
addresses. Return null for a route \
without a page of yours: its link then leads to the portal.

${table(['name', 'fields', ''], routeRows(routes))}
## Error codes

\`code\` of \`lectern-error\` is one of this closed list. A code keeps its meaning within a major version. \
\`retryable\` says whether trying again may help.

${table(['code', 'meaning'], codeRows(errorTexts))}
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
