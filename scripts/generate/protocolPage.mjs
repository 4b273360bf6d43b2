import { capsAndTickets } from './capsAndTickets.mjs';

const cell = (text) => String(text).replaceAll('|', '\\|');
const code = (text) => `\`${cell(text)}\``;

const limitOf = {
  string: ({ max, values }) => (values ? values.map(code).join(', ') : `text, ${max} at most`),
  path: ({ max }) => `address below \`/learn\`, ${max} at most`,
  number: ({ min, max }) => (max >= Number.MAX_SAFE_INTEGER ? `number from ${min}` : `number from ${min} to ${max}`),
  boolean: () => '`true`, `false`',
  names: ({ max }) => `${max} texts at most, of 100`,
  numbers: ({ max }) => `${max} numbers at most`,
  texts: ({ max }) => `texts by name, ${max} at most, of 2000`,
  fields: ({ fields }) => `record: ${fieldList(fields)}`,
  data: () => 'plain data',
};
const fieldList = (fields) =>
  Object.entries(fields)
    .map(([name, shape]) => `\`${name}${shape.optional ? '?' : ''}\`: ${cell(limitOf[shape.type](shape))}`)
    .join('; ') || '–';

const rows = (table) =>
  Object.entries(table)
    .map(([name, { kind, body, reply, granted, summary }]) =>
      [
        code(name),
        granted ? `${kind}, granted` : kind,
        fieldList(body),
        kind === 'call' ? fieldList(reply ?? {}) : '',
        cell(summary),
      ].join(' | '),
    )
    .map((cells) => `| ${cells} |\n`)
    .join('');
const tableOf = (table) => `| name | kind | body | reply | |\n| --- | --- | --- | --- | --- |\n${rows(table)}`;
const handshakeRows = (table) =>
  Object.entries(table)
    .map(([kind, fields]) => `| ${code(kind)} | ${fieldList(fields)} |\n`)
    .join('');

// Codes that the server's replies use too, with their meaning in the protocol.
const here = {
  unauthorized: 'the host did not grant it',
  bad_request: 'a body of the wrong shape; `path` says where',
  timeout: 'no answer in time',
  forbidden: 'not allowed to whoever is signed in',
  not_found: 'there is no such thing',
  server_error: 'the server failed',
};

const limitsOf = (limits) => `## Limits

| | |
| --- | --- |
| size of a message | ${limits.bytes} bytes: its texts and names in UTF-8, and 8 for any other value |
| messages a second | ${limits.perSecond} each way |
| messages that wait until the other side is ready | ${limits.queue} each way |
| depth of a message | ${limits.depth} |
| beyond size or rate ${limits.breaches} times in ${limits.breachesWithin / 1000} s | \`bye\` with \`policy\`; the channel is closed |

`;

/** The reference of the protocol. */
export function protocolPage({
  envelope,
  handshake,
  frameMessages,
  hostMessages,
  bridgeMessages,
  limits,
  crossingCodes,
  errorTexts,
}) {
  return `# The protocol between a framed page and its host

<!-- Made by \`node scripts/generate.mjs\` from the tables in src/bridge; a test fails when it is not up to date. -->

\`<lectern-frame>\` speaks it for you. This page is for hosts that speak it themselves, and for tests. Its rules are
CHAN-1 to CHAN-14 of \`docs/behaviour.md\` in the repository; a JSON Schema of all messages is served as
\`/embed/1/protocol.json\`, and the npm entry \`lectern/protocol\` has their types.

To try it out, \`npm start\` and open <http://127.0.0.1:3001/pages/protocol>: a short host by hand, and all that it \
says and hears. To test your own
host, enter <http://127.0.0.1:3001> as its portal. The page then acts as the framed page, checks every rule of this \
document, and lists the results
(<http://127.0.0.1:3001/pages/host-check>).

## The handshake

1. The page in the frame posts \`hello\` to the window that holds it: with its versions and a nonce, to any origin, \
since it knows none yet. It does so
   when it has loaded, again after 0.25, 1, 2.5, 5 and 8 seconds until it is answered, and when it comes back from the browser's cache.
2. The host takes a \`hello\` from the window of its own frame and from the portal's origin, and posts \`welcome\` to \
exactly that origin: with the highest version
   that both have, the page's nonce, one of its own, what it can do (\`caps\`), \
how the page should look (\`config\`), and one end of a \`MessageChannel\`.
3. The page takes a \`welcome\` from its parent, from an origin that the tenant lists, and with its nonce; others get \
no answer. It says \`ready\` over the port, with the
   host's nonce. From then on everything goes over the port. Window messages are then ignored, except a new \`hello\`. It means that \
the page was loaded again; open a new channel.

Where the two have no version in common the host posts \`error\` with \`unsupported_version\`, and the versions it \
has. Without an answer in
${limits.wait / 1000} s the page goes on by itself, and scrolls in its frame; a \`welcome\` that comes later is still taken.

\`\`\`js
let answered;
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== 'https://portal.example' || data?.ns !== 'lectern' || data.kind !== 'hello') return;
  // It says hello until it is answered; another nonce is another page.
  if (answered === data.body.frameNonce) return;
  answered = data.body.frameNonce;
  const { port1, port2 } = new MessageChannel();
  const message = { ns: 'lectern', v: 1, id: crypto.randomUUID(), ch: crypto.randomUUID() };
  const { frameNonce } = data.body;
  port1.onmessage = ({ data }) => console.log(data.kind, data.name, data.body);
  frame.contentWindow.postMessage(
    { ...message, kind: 'welcome', body: { protocol: 1, frameNonce, hostNonce: crypto.randomUUID(), \
caps: ['size', 'route'], config: { locale: 'en-US' } } },
    origin,
    [port2],
  );
});
\`\`\`

| kind | body |
| --- | --- |
${handshakeRows(handshake)}
${capsAndTickets}## The envelope

Every message is plain data with \`ns: 'lectern'\`, \`v: 1\` and the fields below; an \`event\` or a \`call\` has a \
\`name\`, a \`reply\` or an \`error\` says in \`re\` which message it answers.
Fields that are not named here, and not in the tables, are ignored. A record with a field of its own named \
\`__proto__\`, a number that is not finite, and anything that JSON
does not have, is \`bad_request\`.

| field | |
| --- | --- |
${Object.entries(envelope)
  .map(([name, shape]) => `| \`${name}${shape.optional ? '?' : ''}\` | ${cell(limitOf[shape.type](shape))} |\n`)
  .join('')}
A call is answered once, by \`reply\` or \`error\`; the same \`id\` again gets the same answer, and is not carried \
out again. An answer that takes more than ${limits.wait / 1000} s comes too late.

${limitsOf(limits)}## What the page tells its host

\`granted\`: the host has to list the name in its \`caps\`, else it is answered \`unauthorized\`.

${tableOf(frameMessages)}
## What the host tells the page

${tableOf(hostMessages)}
## What the helper page tells

The page \`/learn/bridge\` tells the window that opened or holds it by \`postMessage\`, without a channel (BRIDGE-2). \
Whoever hears it looks at the session again (BRIDGE-3).

${tableOf(bridgeMessages)}
## What an error says

An \`error\` carries a code, with the \`path\` of what is wrong or the \`correlationId\` of what failed, and never a text or a stack.

| code | |
| --- | --- |
${[...crossingCodes, 'internal'].map((name) => `| ${code(name)} | ${cell(here[name] ?? errorTexts[name])} |\n`).join('')}
## Versions

A page speaks this version of the protocol and the one before it, so that hosts need not change on the day that it \
does. Within a version nothing is taken away and nothing
changes its meaning: fields, messages and codes may be added, and are found by \`caps\`. So ignore what you do not \
know, and ask \`caps\` instead of guessing
from the version of a build. A version is spoken for twelve months at least after the next one has come.
`;
}
