const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface PageParts {
  readonly nonce: string;
  /** Name of the person who is signed in, or null. */
  readonly person: string | null;
}

const layout = ({ nonce, person }: PageParts, title: string, body: string, head = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} · Harbour Clinics</title>
<link rel="icon" href="data:,">
${head}
<link rel="stylesheet" href="/partner.css" nonce="${nonce}">
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<a class="brand" href="/">Harbour Clinics</a>
<nav aria-label="Main"><a href="/">Wards</a><a href="/training">Staff training</a></nav>
${person ? `<form method="post" action="/sign-out"><span>${escape(person)}</span><button>Sign out</button></form>` : '<a class="signin" href="/sign-in">Sign in</a>'}
</header>
<main id="main">
${body}
</main>
<footer>Harbour Clinics is a demonstration of a partner’s site. Its courses come from another one.</footer>
</body>
</html>`;

/** The first page: open to everyone. */
export const welcomePage = (parts: PageParts) =>
  layout(
    parts,
    'Welcome',
    `<div class="hero"><h1>Good care begins with people who keep learning.</h1>
<p>Everyone at Harbour Clinics has an hour a week for courses of Aldergrove Academy.</p>
<a class="cta" href="/training">Go to staff training</a></div>`,
  );

/**
 * The page that embeds the courses. The script sets what the elements need before they arrive: where the LMS is, how to
 * get a token, and that links to courses are this site's own.
 */
export const trainingPage = (parts: PageParts & { readonly portalOrigin: string }) =>
  layout(
    parts,
    'Staff training',
    `<div class="intro"><h1>Staff training</h1><p>What you need for your ward, and what you would like to know beside it.</p></div>
<lectern-courses heading-level="2"></lectern-courses>`,
    `<script nonce="${parts.nonce}">
const ask = () => fetch('/token', { headers: { 'X-Requested-With': 'XMLHttpRequest' } }).then((reply) => reply.ok ? reply.json() : Promise.reject(new Error('signed out')))
let first = ask()
first.catch(() => location.assign('/sign-in?to=/training'))
globalThis.lectern = {
  options: {
    apiBase: ${JSON.stringify(parts.portalOrigin)},
    getToken: async () => {
      const token = first ?? ask()
      first = undefined
      return (await token).token
    },
    hrefFor: (route) => route.objectiveId ? '/training/' + encodeURIComponent(route.objectiveId) : null,
  },
}
</script>
<script type="module" nonce="${parts.nonce}" src="${escape(parts.portalOrigin)}/embed/1/lectern.js"></script>`,
  );

/** A course on the partner's own address; it is taken at the academy. */
export const coursePage = (
  parts: PageParts & { readonly portalOrigin: string; readonly objective: { readonly id: string; readonly name: string; readonly code: string | null; readonly description: string | null } },
) =>
  layout(
    parts,
    parts.objective.name,
    `<article class="course"><p class="code">${escape(parts.objective.code ?? '')}</p>
<h1>${escape(parts.objective.name)}</h1>
<p>${escape(parts.objective.description ?? '')}</p>
<a class="cta" href="${escape(`${parts.portalOrigin}/learn/courses/${encodeURIComponent(parts.objective.id)}`)}">Take it at Aldergrove Academy</a>
<a href="/training">Back to staff training</a></article>`,
  );

/** Something that is not here, or a sign-in that did not fit. */
export const errorPage = (parts: PageParts) =>
  layout(parts, 'Not available', `<div class="hero"><h1>This page is not available</h1><p>It may belong to someone else, or the sign-in took too long.</p><a class="cta" href="/training">Back to staff training</a></div>`);
