/** What `caps` can name, and how a host signs a learner in, for the page on the protocol. */
export const capsAndTickets = `## What each side can do

\`caps\` of \`welcome\` names what the host can do. The page asks for no other name. A host of your own lists those that it carries out.

| cap | given by \`<lectern-frame>\` | what it enables |
| --- | --- | --- |
| \`size\` | without \`height\` | The page sends \`size\` and is as high as its content. Without it the page scrolls in its frame. |
| \`route\` | always | The page adds no steps to the history of the browser: the host may add them, by \`route\`. \
\`route\` is sent in any case. |
| \`address\` | if \`hrefFor\` is configured when the frame is made; by \`<lectern-player routing="url">\` always | \
The page calls \`address\`: links in it, and links that learners share, get the host's addresses. |
| \`announce\` | always | The page sends \`announce\`, and does not speak to screen readers itself. |
| \`element.offer\` | by \`<lectern-player>\` on another site | The page of one element calls \`element.offer\`. |
| \`viewport\`, \`focus\` | always | Nothing in version 1: the page takes \`viewport\` and \`focus.enter\` from every host. |
| \`fullscreen.request\` | always | Nothing in version 1: the page does not send this call. |
| \`session.getToken\` | never | Nothing in version 1: the page does not send this call. |

\`caps\` of \`ready\` names what the page takes: \`config\`, \`route\`, \`viewport\`, \`focus\`, \`session\`. \
\`<lectern-frame>\` does not read it.

## Signing the learner in

The page begins a session by a ticket. A ticket works once, within 60 s, and only in a frame of the page that asked \
for it: it is bound to the origin \
of that page (CALL-63, AUTH-8). Ask for it in the browser, with the learner's token ([how to get \
one](guides/embedding.md#the-token)). The academy must list \
your origin.

\`\`\`js
async function askTicket() {
  const headers = { Authorization: \`Bearer \${await getToken()}\` };
  const reply = await fetch('https://portal.example/api/lectern/v1/frame-tickets', { method: 'POST', headers });
  return reply.ok ? (await reply.json()).ticket : null;
}
\`\`\`

The reply is \`{ "ticket": "…" }\`. It is 401 if the token is refused, or if the learner has signed out at the \
provider; 403 if your origin is not listed. \
Hand the ticket to the page in two places:

- **In \`welcome\`**: \`config: { locale: 'en-US', ticket }\`. Ask for it before you answer \`hello\`, and leave the \
field out if you have none.
- **When the page asks.** It sends \`session.relogin-required\` if it has no session. Answer within 8 s, each time \
with a new ticket, in the
  listener of the port:

\`\`\`js
port1.onmessage = async ({ data }) => {
  if (data.name !== 'session.relogin-required') return;
  const ticket = await askTicket();
  const answer = ticket ? { name: 'session.restored', body: { ticket } } : { name: 'session.denied', body: {} };
  port1.postMessage({ ...message, id: crypto.randomUUID(), kind: 'event', ...answer });
};
\`\`\`

Without a ticket, or after \`session.denied\`, the learner signs in in a small window. To sign the learner out, send \`session.logout\`.

`;
