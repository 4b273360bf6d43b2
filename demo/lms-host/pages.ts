import { data, html, type Html } from '../hosts/html.ts';
import { createSay } from '../hosts/texts.ts';
import { openerPolicies, reloginWays } from './choices.ts';
import { layout, type LmsPage, type TextKey } from './layout.ts';
import { lmsTexts } from './texts.ts';

/**
 * Tells the elements where the LMS is, and how to get a token: with one, the element gets its frame a ticket; without, the learner signs in
 * beside the frame.
 */
const setUp = ({ nonce, preferences, portalOrigin, choices }: LmsPage): Html =>
  html`<script nonce="${nonce}">
      globalThis.lectern = {
        options: {
          apiBase: ${data(portalOrigin)},
          theme: ${data(preferences.theme)},
          ...(${data(choices.relogin === 'tickets')} && {
            getToken: async ({ reason }) => {
              const reply = await fetch(reason === 'start' ? '/token' : '/token?again=1', {
                headers: { 'X-Requested-With': 'XMLHttpRequest' },
              });
              if (!reply.ok) throw new Error('signed out');
              return (await reply.json()).token;
            },
          }),
        },
      };
    </script>
    <script type="module" nonce="${nonce}" src="${portalOrigin}/embed/1/lectern.js"></script>
    <link rel="stylesheet" href="${portalOrigin}/embed/1/lectern.css" nonce="${nonce}" />`;

/** The first page: open to everyone. */
export function deskPage(page: LmsPage): Html {
  const { text } = createSay(lmsTexts, page.preferences.language);
  return layout(
    page,
    'home',
    html`<div class="hero">
      <h1>${text('welcome')}</h1>
      <p>${text('welcomeText')}</p>
      <p><a class="cta" href="/academy/courses">${text('toCourses')}</a></p>
    </div>`,
  );
}

/** The portal in a frame, at `path` below `/learn`, and the workshop beside it. */
export function academyPage(page: LmsPage, path: string): Html {
  const { choices, preferences } = page;
  const { text, bare } = createSay(lmsTexts, preferences.language);
  const option = (value: string, chosen: string, key?: TextKey) =>
    html`<option value="${value}" ${value === chosen && html` selected`}${key && html` data-text="${key}"`}>
      ${key ? bare(key) : value}
    </option>`;
  const workshop = html`<details class="workshop">
    <summary>${text('workshop')}</summary>
    <div class="tools">
      <p>${text('workshopText')}</p>
      <button type="button" id="expire">${text('expire')}</button>
      <form method="post" action="/sign-out?again=1" data-sign-out><button>${text('other')}</button></form>
      <label
        >${text('relogin')}
        <select id="relogin">
          ${reloginWays.map((one) => option(one, choices.relogin, one))}
        </select></label
      >
      <label
        >${text('opener')}
        <select id="opener">
          ${openerPolicies.map((one) => option(one, choices.opener, one === 'none' ? 'openerNone' : undefined))}
        </select></label
      >
      <p role="status" id="said"></p>
    </div>
  </details>`;
  return layout(
    page,
    'courses',
    html`<h1 class="hidden">${text('courses')}</h1>
      ${workshop}<lectern-frame bare path="${path}"></lectern-frame>`,
    setUp(page),
  );
}

/** The page for an unknown address, or a sign-in that failed. */
export function errorPage(page: LmsPage): Html {
  const { text } = createSay(lmsTexts, page.preferences.language);
  return layout(
    page,
    'notHere',
    html`<div class="hero">
      <h1>${text('notHere')}</h1>
      <p>${text('notHereText')}</p>
      <p><a class="cta" href="/">${text('back')}</a></p>
    </div>`,
  );
}
