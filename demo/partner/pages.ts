import { frameOfPage, switches } from '../hosts/frameOfPage.ts';
import { data, html, type Html } from '../hosts/html.ts';
import type { Preferences } from '../hosts/preferences.ts';
import { createSay, siteTexts } from '../hosts/texts.ts';
import { certificateAttributes, type CertificatePlace } from './certificatePlace.ts';
import { attributesOf, type CoursePlace } from './coursePlace.ts';
import { datesAttributes } from './datesPlace.ts';
import { partnerTexts } from './texts.ts';

/** What every page of the partner needs. */
export interface PartnerPage {
  readonly nonce: string;
  readonly preferences: Preferences;
  /** Name of the person who is signed in, or null. */
  readonly person: string | null;
  readonly portalOrigin: string;
  /** Path of the page, to mark it in the navigation. */
  readonly path: string;
}

type TextKey = keyof (typeof partnerTexts)['en'];

const sections: readonly (readonly [path: string, key: TextKey])[] = [
  ['/', 'wards'],
  ['/training', 'training'],
  ['/results', 'results'],
  ['/dates', 'dates'],
  ['/catalog', 'catalog'],
  ['/open', 'open'],
  ['/certificates', 'certificates'],
  ['/tutor', 'tutor'],
  ['/profile', 'profile'],
  ['/academy', 'academy'],
  ['/pages', 'examples'],
];

const layout = ({ nonce, preferences, person, path }: PartnerPage, title: TextKey, main: Html, head?: Html) => {
  const { text } = createSay(partnerTexts, preferences.language);
  const site = createSay(siteTexts, preferences.language);
  const isHere = (section: string) => path === section || (section !== '/' && path.startsWith(`${section}/`));
  const who = person
    ? html`<form method="post" action="/sign-out" data-sign-out>
        <span>${person}</span><button>${site.text('signOut')}</button>
      </form>`
    : html`<a class="signin" href="/sign-in">${site.text('signIn')}</a>`;
  return frameOfPage({
    nonce,
    preferences,
    texts: partnerTexts,
    name: 'harbour',
    title,
    ...(head && { head }),
    sheet: 'partner.css',
    script: 'partner.mjs',
    header: html`<header>
      <a class="brand" href="/">${text('brand')}</a>
      ${who} ${switches(preferences)}
      <nav ${site.label('main')}>
        ${sections.map(([to, key]) => html`<a href="${to}" ${isHere(to) && html` aria-current="page"`}>${text(key)}</a>`)}
      </nav>
    </header>`,
    main: html`${main}
      <dialog id="ended" aria-labelledby="ended-title">
        <h2 id="ended-title">${text('ended')}</h2>
        <p>${text('endedText')}</p>
        <p class="actions">
          <button type="button" value="later">${text('later')}</button
          ><button type="button" class="cta" value="again" autofocus>${text('signInAgain')}</button>
        </p>
      </dialog>
      <noscript><p>${text('noScript')}</p></noscript>`,
    footer: html`<p>${text('footer')}</p>`,
    hasLog: head !== undefined,
  });
};

/**
 * What sets the elements up before they arrive: where the LMS is, how to get a token, and that links to courses are this site's own. The
 * first token travels beside the code. Where this site's own session has ended the elements wait for whoever signs in again, as long as
 * they wait for a token at all (15 s); after that they say so, and can be asked to try again.
 */
const setUp = ({ nonce, preferences, portalOrigin, person }: PartnerPage): Html =>
  html`<link rel="stylesheet" href="${portalOrigin}/embed/1/lectern.css" nonce="${nonce}" />
    <script nonce="${nonce}">
      const ask = (again = '') =>
        fetch('/token' + again, { headers: { 'X-Requested-With': 'XMLHttpRequest' } }).then((reply) =>
          reply.ok ? reply.json() : Promise.reject(new Error('signed out')),
        );
      let first = ${data(person !== null)} ? ask() : undefined;
      first?.catch(() => {});
      const getToken = async ({ reason, signal }) => {
        const token = first ?? ask(reason === 'start' ? '' : '?again=1');
        first = undefined;
        try {
          return (await token).token;
        } catch (error) {
          dispatchEvent(new Event('harbour-ended'));
          await new Promise((goOn, giveUp) => {
            addEventListener('harbour-back', goOn, { signal });
            addEventListener('harbour-later', () => giveUp(error), { signal });
            signal.addEventListener('abort', () => giveUp(error));
          });
          return (await ask()).token;
        }
      };
      const part = encodeURIComponent;
      const asked = (query) => (query ? '?' + query : '');
      const addresses = {
        courses: ({ query }) => '/training' + asked(query),
        course: ({ objectiveId, review, query }) =>
          '/training/' + part(objectiveId) + (review ? '/review' : '') + asked(query),
        details: ({ objectiveId }) => '/training/' + part(objectiveId) + '/details',
        content: ({ objectiveId, axis, query }) =>
          ['/training', part(objectiveId), 'content', ...axis.map(part)].join('/') + asked(query),
        workflow: ({ objectiveId, workflowId }) => '/training/' + part(objectiveId) + '/work/' + part(workflowId),
        redirect: ({ objectiveId, query }) => '/training/' + part(objectiveId) + '/go' + asked(query),
        catalog: ({ query }) => '/catalog' + asked(query),
        catalogCourse: ({ objectiveId, query }) => '/catalog/' + part(objectiveId) + asked(query),
        results: ({ query }) => '/results' + asked(query),
        calendar: ({ rest }) => '/dates' + (rest && '/' + rest),
        certificate: ({ objectiveId, certificateNumber }) =>
          '/training/' + part(objectiveId) + '/certificate/' + part(certificateNumber),
        publicCertificate: ({ certificateNumber }) =>
          '/certificates' + (certificateNumber && '/' + part(certificateNumber)),
        profile: () => '/profile',
        openCatalog: ({ query }) => '/open' + asked(query),
        openCatalogCourse: ({ objectiveId }) => '/open/' + part(objectiveId),
      };
      globalThis.lectern = {
        options: {
          apiBase: ${data(portalOrigin)},
          theme: ${data(preferences.theme)},
          ...(${data(person !== null)} && { getToken }),
          hrefFor: (route) => addresses[route.name]?.(route) ?? null,
        },
      };
    </script>
    <script type="module" nonce="${nonce}" src="${portalOrigin}/embed/1/lectern.js"></script>`;

const intro = (parts: PartnerPage, title: TextKey, lead: TextKey) => {
  const { text } = createSay(partnerTexts, parts.preferences.language);
  return html`<div class="intro">
    <h1>${text(title)}</h1>
    <p>${text(lead)}</p>
  </div>`;
};

/** The first page: open to everyone. */
export function welcomePage(parts: PartnerPage): Html {
  const { text } = createSay(partnerTexts, parts.preferences.language);
  const links = html`<p class="actions">
    <a class="cta" href="/training">${text('heroLink')}</a><a href="/open">${text('heroOpen')}</a>
  </p>`;
  return layout(
    parts,
    'wards',
    html`<div class="hero">
      <h1>${text('heroTitle')}</h1>
      <p>${text('heroText')}</p>
      ${links}
    </div>`,
  );
}

/** Where the address says nothing of a list, its element is told nothing, and shows what was chosen before. */
const asksFor = (query: string) => (query ? html` query="${query}"` : '');

/** One's own courses. */
export const trainingPage = (parts: PartnerPage, query: string): Html =>
  layout(
    parts,
    'training',
    html`${intro(parts, 'training', 'trainingText')}<lectern-courses
        heading-level="2"
        routing="url"
        ${asksFor(query)}
      ></lectern-courses>`,
    setUp(parts),
  );

/** One's own results in all courses. */
export const resultsPage = (parts: PartnerPage, query: string): Html =>
  layout(
    parts,
    'results',
    html`${intro(parts, 'results', 'resultsText')}<lectern-results
        heading-level="2"
        routing="url"
        ${asksFor(query)}
      ></lectern-results>`,
    setUp(parts),
  );

/** One's own dates, as the address names them. */
export function datesPage(parts: PartnerPage): Html {
  const attributes = Object.entries(datesAttributes(parts.path)).map(([name, value]) => html` ${name}="${value}"`);
  return layout(
    parts,
    'dates',
    html`${intro(parts, 'dates', 'datesText')}<lectern-calendar
        heading-level="2"
        routing="url"
        ${attributes}
      ></lectern-calendar>`,
    setUp(parts),
  );
}

/** Courses to choose from. */
export const catalogPage = (parts: PartnerPage, query: string): Html =>
  layout(
    parts,
    'catalog',
    html`${intro(parts, 'catalog', 'catalogText')}<lectern-catalog
        heading-level="2"
        routing="url"
        ${asksFor(query)}
      ></lectern-catalog>`,
    setUp(parts),
  );

/** What visitors may see. */
export const openPage = (parts: PartnerPage, query: string): Html =>
  layout(
    parts,
    'open',
    html`${intro(parts, 'open', 'openText')}<lectern-catalog
        audience="public"
        heading-level="2"
        routing="url"
        ${asksFor(query)}
      ></lectern-catalog>`,
    setUp(parts),
  );

/** A course on the partner's own address: it is taken here. */
export function coursePage(parts: PartnerPage, place: CoursePlace, query: string): Html {
  const { text, label } = createSay(partnerTexts, parts.preferences.language);
  const attributes = Object.entries(attributesOf(place, query)).map(([name, value]) => html` ${name}="${value}"`);
  const crumbs = html`<nav class="crumbs" ${label('place')}>
    <a href="/${place.section}">${text(place.section)}</a> <span id="crumb"></span>
  </nav>`;
  return layout(
    parts,
    place.section,
    html`${crumbs}<lectern-player heading-level="1" routing="url" ${attributes}></lectern-player>`,
    setUp(parts),
  );
}

/** A certificate on the partner's own address: one's own, or anybody's by its number. */
export function certificatePage(parts: PartnerPage, place: CertificatePlace): Html {
  const attributes = Object.entries(certificateAttributes(place)).map(([name, value]) => html` ${name}="${value}"`);
  return layout(
    parts,
    'certificates',
    html`${place.number ? null : intro(parts, 'certificates', 'certificatesText')}<lectern-certificate
        heading-level="${place.number ? '1' : '2'}"
        routing="url"
        ${attributes}
      ></lectern-certificate>`,
    setUp(parts),
  );
}

/** Who the person is at the academy, and the time zone of all dates. */
export const profilePage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'profile',
    html`${intro(parts, 'profile', 'profileText')}<lectern-profile heading-level="2"></lectern-profile>`,
    setUp(parts),
  );

/** Questions about all courses. */
export const tutorPage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'tutor',
    html`${intro(parts, 'tutor', 'tutorText')}<lectern-tutor heading-level="2"></lectern-tutor>`,
    setUp(parts),
  );

/** The whole portal in a frame. */
export const academyPage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'academy',
    html`${intro(parts, 'academy', 'academyText')}<lectern-frame path="/courses"></lectern-frame>`,
    setUp(parts),
  );

/** Something that is not here, or a sign-in that did not fit. */
export function errorPage(parts: PartnerPage): Html {
  const { text } = createSay(partnerTexts, parts.preferences.language);
  return layout(
    parts,
    'notHere',
    html`<div class="hero">
      <h1>${text('notHere')}</h1>
      <p>${text('notHereText')}</p>
      <a class="cta" href="/training">${text('back')}</a>
    </div>`,
  );
}

/** Where the small window of a new sign-in ends. */
export function signedInPage(parts: PartnerPage): Html {
  const { text } = createSay(partnerTexts, parts.preferences.language);
  return layout(parts, 'signInAgain', html`<div class="hero" id="signed-in"><h1>${text('done')}</h1></div>`);
}
