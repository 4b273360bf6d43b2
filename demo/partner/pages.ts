import { html, type Html } from '../hosts/html.ts';
import { createSay } from '../hosts/texts.ts';
import { certificateAttributes, type CertificatePlace } from './certificatePlace.ts';
import { attributesOf, type CoursePlace } from './coursePlace.ts';
import { datesAttributes } from './datesPlace.ts';
import { layout, type PartnerPage, type TextKey } from './layout.ts';
import { setUp } from './setUp.ts';
import { partnerTexts } from './texts.ts';

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

/** Without a query in the address the element gets none, and shows the earlier choices. */
const asksFor = (query: string) => (query ? html` query="${query}"` : '');

/** The person's own courses. */
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

/** The person's own results in all courses. */
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

/** The person's progress, and courses to continue. */
export const todayPage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'today',
    html`${intro(parts, 'today', 'todayText')}<lectern-dashboard heading-level="2"></lectern-dashboard>`,
    setUp(parts),
  );

/** The person's own dates, in the view of the address. */
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

/** Courses that visitors may see. */
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

/** A certificate on the partner's own address: the person's own, or anybody's by its number. */
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

/** The person's data at the academy, and the time zone of all dates. */
export const profilePage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'profile',
    html`${intro(parts, 'profile', 'profileText')}<lectern-profile heading-level="2"></lectern-profile>`,
    setUp(parts),
  );

/** The announcements in the person's own courses. */
export const newsPage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'news',
    html`${intro(parts, 'news', 'newsText')}<lectern-notifications heading-level="2"></lectern-notifications>`,
    setUp(parts),
  );

/** The parts of courses that the person has saved. */
export const bookmarksPage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'bookmarks',
    html`${intro(parts, 'bookmarks', 'bookmarksText')}<lectern-bookmarks heading-level="2"></lectern-bookmarks>`,
    setUp(parts),
  );

/** The person's feedback on the academy. */
export const feedbackPage = (parts: PartnerPage): Html =>
  layout(
    parts,
    'feedback',
    html`${intro(parts, 'feedback', 'feedbackText')}<lectern-feedback heading-level="2"></lectern-feedback>`,
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

/** The page for an unknown address, or a sign-in that failed. */
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

/** The page at which the small window of a new sign-in ends. */
export function signedInPage(parts: PartnerPage): Html {
  const { text } = createSay(partnerTexts, parts.preferences.language);
  return layout(parts, 'signInAgain', html`<div class="hero" id="signed-in"><h1>${text('done')}</h1></div>`);
}
