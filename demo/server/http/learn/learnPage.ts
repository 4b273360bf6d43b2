import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCertificateNumber } from '../../../../src/domain/certificate/readCertificateNumber.ts';
import { isPublicPath } from '../../../../src/routes/isPublicPath.ts';
import { parse } from '../../../../src/routes/parse.ts';
import type { RemoteFragments } from '../../../../src/web/fragments/remoteFragment.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/openDb.ts';
import type { Drawer, Drawn } from '../../public/createDrawer.ts';
import { jsonBlock } from '../../public/jsonBlock.ts';
import { publicHead } from '../../public/publicHead.ts';
import { sheetAddress } from '../../public/sheetRoutes.ts';
import type { Tenant } from '../../shell/tenant.ts';
import { frontEndPaths, type FrontEnds, type Manifest } from '../../shell/frontEnds.ts';
import { manifestPath } from '../../offline/appManifest.ts';
import { toolFrames } from '../../lti/toolFrames.ts';
import type { EndedLaunch } from '../../ltiTool/window/endedLaunch.ts';
import { courseCalls } from './courseCalls.ts';
import { givenReplies, keepsTexts, takesReplies } from './givenReplies.ts';
import { earlyScript, hintsOf, hintTag, linkHeader } from './hints.ts';
import { compressionInPieces } from '../compression.ts';
import { learnPolicy, pagePolicy } from '../headers.ts';
import { html, trusted, type Html } from '../html.ts';
import { languageOfRequest, type Language } from '../language.ts';
import { messagePage } from '../page.ts';
import { latinDigits } from '../../language/latinDigits.ts';

const element = (tag: string) => `widgets/entries/${tag}.ts`;
const inCourse = (...views: readonly string[]) => [
  element('lectern-player'),
  ...views.map((view) => `src/features/player/${view}.tsx`),
];
// Most parts are texts, or have one beside them.
const content = ['content/Content', 'parts/text/AuthorText'] as const;

/** Pages on which the dashboard is shown. */
interface DashboardPlaces {
  readonly home: boolean;
  readonly courses: boolean;
}

// Continue and Due soon are in the chunk of the list's tools; tasks and dates come later by themselves.
const dashboard = [
  element('lectern-dashboard'),
  'src/features/courses/dashboard/HomePage.tsx',
  'src/features/courses/tools/toolbox.ts',
];

/** The code of pages with modules of the tenant. */
const ofFragments = 'widgets/learn/fragments/fragments.tsx';

/** The element that an address needs and, in a course, the view: asking for them at once saves requests in the chain. */
function modulesOf(url: string, places: DashboardPlaces): readonly string[] {
  const route = parse(url.slice('/learn'.length) || '/');
  switch (route?.name) {
    case 'home':
      return places.home ? dashboard : modulesOf('/learn/courses', places);
    case 'courses':
      return places.courses && !route.query ? dashboard : [element('lectern-courses')];
    case 'catalog':
    case 'openCatalog':
      return [element('lectern-catalog')];
    case 'certificate':
    case 'publicCertificate':
      return [element('lectern-certificate')];
    case 'results':
      return [element('lectern-results')];
    case 'calendar':
      return [element('lectern-calendar')];
    case 'bookmarks':
      return [element('lectern-bookmarks')];
    case 'content':
    case 'workflow':
      return inCourse(...content);
    case 'course':
      return inCourse(...(route.review ? content : ['overview/Overview']));
    case 'details':
    case 'catalogCourse':
      return inCourse('overview/Overview');
    case 'openCatalogCourse':
      return inCourse('overview/PublicOverview');
    case 'profile':
      return [element('lectern-profile')];
    // Where it leads is known once the course is.
    case 'redirect':
      return inCourse('content/Content', 'overview/Overview');
    default:
      return [];
  }
}

/**
 * The first requests of a page: the calls of its element and of the course in its address, and its texts.
 * @param language of the texts; null where the page has them from an earlier visit
 */
function askedFirst(
  { needs }: Manifest,
  url: string,
  [first]: readonly string[],
  language: string | null,
): readonly string[] {
  const tag = /([^/]+)\.ts$/.exec(first ?? '')?.[1] ?? '';
  const asked = needs?.[tag];
  if (!asked) return [];
  const { own, open = [], namespaces = [] } = asked;
  return [
    ...courseCalls(url),
    ...own,
    ...open,
    ...(language ? namespaces : []).map((namespace) => `/embed/1/locales/${language}/${namespace}.json`),
  ];
}

/** Whether a module of the tenant fills the page that has these modules (FRAG-2). */
const isFilled = (modules: readonly string[], { learnerApp, calendarMain, learnerDashboard }: RemoteFragments) =>
  learnerApp !== undefined ||
  (calendarMain !== undefined && modules.includes(element('lectern-calendar'))) ||
  (learnerDashboard !== undefined && modules.includes(element('lectern-dashboard')));

/** The page to which the field for a number leads without a script (ROUTE-45); null for any other address. */
function typedNumber(url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'https://portal.example');
  const typed = searchParams.get('number');
  if (!typed || !/^\/learn\/certificate\/?$/.test(pathname)) return null;
  return `/learn/certificate/${encodeURIComponent(readCertificateNumber(typed) ?? typed.slice(0, 200))}`;
}

/** Tells readers of a drawn page without a script which time zone it shows (PUB-10), and what is missing. */
function withoutScript({ tag, theme, text }: Language, timeZone: string, about: Drawn['about'] | undefined): Html {
  const zone = new Intl.DateTimeFormat(latinDigits(tag), {
    timeZone,
    timeZoneName: timeZone === 'UTC' ? 'long' : 'longGeneric',
  })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return html`<p class="lectern without-script" data-theme="${theme ?? 'auto'}">
    ${text('page.zone', { zone: zone ?? timeZone })} ${about?.kind === 'catalog' && text('page.more')}
  </p>`;
}

/** The page of one element, for a frame (FRAME-6). */
const isElement = (url: string) => /^\/learn\/element([?/]|$)/.test(url);

/** The status is 404 for an unknown certificate, course or address of a page for visitors (ROUTE-20, ROUTE-30). */
function statusOf(url: string, drawn: Drawn | null): 200 | 404 {
  const path = url.slice('/learn'.length);
  const kind = drawn?.about.kind;
  return kind === 'noCertificate' || kind === 'noCourse' || (isPublicPath(path) && !parse(path)) ? 404 : 200;
}

/** Marks the place of the replies in the page. The page holds no other comment: all texts are escaped. */
const placeOfReplies = '<!--replies-->';

/** The parts that the page needs. */
export interface LearnParts {
  readonly frontEnds: FrontEnds;
  readonly drawer: Drawer;
  readonly tenant: Tenant;
  readonly db: Db;
  /** Origins besides those of the tenant's list that may frame the page for this request (TOOL-4). */
  readonly hosts: (request: FastifyRequest) => Promise<readonly string[]>;
  /** The answer to a frame whose launch is over (TOOL-17). */
  readonly ended: (request: FastifyRequest, reply: FastifyReply) => Promise<EndedLaunch>;
}

/**
 * `/learn` and all below it: one page, whose script reads the address. Pages for visitors are drawn here (PUB-7). The text of `lost` is
 * shown where the page's own script cannot be loaded (LATE-2).
 */
export function registerLearn(
  app: FastifyInstance,
  config: Config,
  { frontEnds, drawer, tenant, db, hosts, ended }: LearnParts,
): void {
  // While the database is away, the page still comes: it reads the settings itself, as soon as it can.
  const known = async (url: string): Promise<{ places: DashboardPlaces; fragments: RemoteFragments }> => {
    const settings = await tenant.settings().catch(() => null);
    const places = { home: settings?.dashboard === true, courses: settings?.dashboardHome === true };
    // Visitors, and hosts of a single element, see no modules of the tenant.
    const hasOwn = !isPublicPath(url.slice('/learn'.length)) && !isElement(url);
    return { places, fragments: (hasOwn && settings?.fragments) || {} };
  };
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const over = await ended(request, reply).catch(() => null);
    if (over?.page) return reply.send(over.page);
    const language = languageOfRequest(request);
    const { tag, dir, text } = language;
    const { path, manifest } = await frontEnds.of(request);
    const entry = manifest?.entries[0];
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'Cookie, Accept-Language, Sec-Fetch-Dest')
      .header('cache-control', 'no-cache');
    if (!manifest || !entry)
      return reply
        .code(503)
        .header('content-security-policy', pagePolicy(config))
        .send(messagePage(language, text('page.missing'), text('page.missingHelp')));
    const [{ places, fragments }, tools, platforms] = await Promise.all([
      known(request.url),
      toolFrames(db),
      hosts(request),
    ]);
    const typed = typedNumber(request.url);
    if (typed !== null) return reply.redirect(typed, 303);
    // The page of one element is for frames, and of no use in search results.
    if (isElement(request.url)) reply.header('x-robots-tag', 'noindex');
    // The other front end has its own sheets.
    const drawn = path === frontEndPaths.stable ? await drawer.draw(request) : null;
    const sheet = (names: readonly string[]) => html`<link rel="stylesheet" href="${sheetAddress(names)}" />`;
    const markup = drawn?.markup?.(sheet(drawn.sheets.element).markup);
    const sheets =
      drawn?.markup &&
      html`${sheet(drawn.sheets.page)} <link rel="preload" as="style" href="${sheetAddress(drawn.sheets.element)}" />`;
    const head = drawn
      ? html`${publicHead(language, drawn, config.origin)} ${sheets}`
      : html`<title>${text('brand')}</title>`;
    const { sections, replies } = drawn ?? {};
    const scriptless =
      markup === undefined ? text('page.script') : withoutScript(language, config.timeZone, drawn?.about);
    const own = modulesOf(request.url, places);
    const filled = isFilled(own, fragments);
    const modules = [...(filled ? [] : own), ...(Object.keys(fragments).length > 0 ? [ofFragments] : [])];
    const hints = hintsOf(manifest, path, modules, markup !== undefined);
    if (hints.length > 0) reply.header('link', linkHeader(hints));
    const asked =
      config.pageReplies && !drawn && !filled && takesReplies(request)
        ? askedFirst(manifest, request.url, own, keepsTexts(request) ? null : tag)
        : [];
    const given = asked.length > 0 ? givenReplies(app, request, asked) : null;
    // Personal replies are not kept where the next person at the device could find them (SRV-96).
    if (given) reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    // It tells the page's script the first element before the settings are there.
    const shown = [places.home && 'home', places.courses && 'courses'].filter(Boolean).join(' ');
    const marks = [
      parse(request.url.slice('/learn'.length))?.name === 'content' && html` data-opening`,
      shown && html` data-dashboard="${shown}"`,
      filled && html` data-fragment`,
      platforms.length > 0 && html` data-platforms="${platforms.join(' ')}"`,
      over && over.launched.length > 0 && html` data-launched="${over.launched.join(' ')}"`,
    ];
    const attributes = html`lang="${tag}" dir="${dir}"${marks}`;
    reply
      .code(statusOf(request.url, drawn))
      .header('content-security-policy', learnPolicy(config, fragments, { tools, platforms }));
    if (tools.permissions !== null) reply.header('permissions-policy', tools.permissions);
    const page = html`<!doctype html>
      <html ${attributes}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          ${head}
          <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
          <link rel="manifest" href="${manifestPath}" crossorigin="use-credentials" />
          <script type="module" src="${path}${earlyScript}"></script>
          ${hints.map(hintTag)}
          <script type="module" src="${path}${entry.file}"></script>
        </head>
        <body>
          <div id="learn">${markup !== undefined && trusted(markup)}</div>
          ${drawn && jsonBlock('application/json', { sections, replies }, 'drawn')}
          <noscript>${scriptless}</noscript>
          <div id="lost" role="main" hidden>
            <p role="heading" aria-level="1">${text('page.lost')}</p>
            <p><a href="">${text('page.reload')}</a></p>
          </div>
          ${given && trusted(placeOfReplies)}
        </body>
      </html>`;
    if (!given) return reply.send(page.markup);
    const [start, end] = page.markup.split(placeOfReplies);
    const block = given.then((all) => (all.length > 0 ? jsonBlock('application/json', all, 'given').markup : ''));
    // The browser loads the files that the beginning names while the server still makes the replies.
    return reply.send(Readable.from([start, block, end]));
  };
  app.get('/learn', { compress: compressionInPieces }, serve);
  app.get('/learn/*', { compress: compressionInPieces }, serve);
}
