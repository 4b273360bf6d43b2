import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSite, type SiteOptions } from '../hosts/createSite.ts';
import type { Html } from '../hosts/html.ts';
import { preferencesOf } from '../hosts/preferences.ts';
import { registerExamples } from '../pages/registerExamples.ts';
import { readCertificatePlace } from './certificatePlace.ts';
import { readCoursePlace } from './coursePlace.ts';
import { registerFragmentFiles } from './fragmentFiles.ts';
import type { PartnerPage } from './layout.ts';
import {
  academyPage,
  catalogPage,
  certificatePage,
  coursePage,
  datesPage,
  errorPage,
  feedbackPage,
  openPage,
  profilePage,
  newsPage,
  bookmarksPage,
  tutorPage,
  resultsPage,
  signedInPage,
  todayPage,
  trainingPage,
  welcomePage,
} from './pages.ts';

const NAME = 'harbour';
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/';
const queryOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The first part of each address of this site. */
const FIRST = [
  ...['today', 'training', 'results', 'dates', 'catalog', 'open', 'certificates', 'news', 'bookmarks', 'feedback'],
  ...['tutor', 'profile', 'academy', 'pages', 'signed-in'],
];
const OWN = new RegExp(`^/(${FIRST.join('|')})(/[\\w-]+)*$`);

/**
 * Starts a training portal in its own look, on another site than the academy. It signs in at the academy's provider,
 * keeps the tokens on its server and hands its page a fresh access token on demand.
 */
export async function startPartner(options: SiteOptions): Promise<{ close: () => Promise<void> }> {
  const { portalOrigin } = options;
  const parts = (request: FastifyRequest, nonce: string, person: string | null = null): PartnerPage => ({
    nonce,
    person,
    portalOrigin,
    preferences: preferencesOf(request, NAME),
    path: pathOf(request),
  });
  const site = await createSite(options, {
    name: NAME,
    home: '/training',
    isOwnPath: (path) => OWN.test(path),
    notHere: (request, nonce, person) => errorPage(parts(request, nonce, person)),
  });
  const { app } = site;
  const show = (request: FastifyRequest, reply: FastifyReply, render: (page: PartnerPage) => Html) =>
    site.page(request, reply, (nonce) => render(parts(request, nonce, site.personOf(request))));
  /** A page for people of this site alone. */
  const own = (address: string, render: (page: PartnerPage, request: FastifyRequest) => Html) =>
    app.get(address, async (request, reply) => {
      if (!(await site.tokenOf(request))) return site.signInFirst(request, reply);
      return show(request, reply, (page) => render(page, request));
    });
  const course = (page: PartnerPage, request: FastifyRequest) => {
    const place = readCoursePlace(page.path);
    return place ? coursePage(page, place, queryOf(request)) : errorPage(page);
  };

  const certificate = (page: PartnerPage) => {
    const place = readCertificatePlace(page.path);
    return place ? certificatePage(page, place) : errorPage(page);
  };

  app.get('/', (request, reply) => show(request, reply, welcomePage));
  own('/today', todayPage);
  own('/training', (page, request) => trainingPage(page, queryOf(request)));
  own('/training/:id/certificate/:number', certificate);
  own('/training/*', course);
  own('/results', (page, request) => resultsPage(page, queryOf(request)));
  own('/dates', datesPage);
  own('/dates/*', datesPage);
  own('/catalog', (page, request) => catalogPage(page, queryOf(request)));
  own('/catalog/*', course);
  own('/news', newsPage);
  own('/bookmarks', bookmarksPage);
  own('/feedback', feedbackPage);
  own('/tutor', tutorPage);
  own('/profile', profilePage);
  own('/academy', academyPage);
  own('/signed-in', signedInPage);
  app.get('/open', (request, reply) => show(request, reply, (page) => openPage(page, queryOf(request))));
  app.get('/open/*', (request, reply) => show(request, reply, (page) => course(page, request)));
  app.get('/certificates', (request, reply) => show(request, reply, certificate));
  app.get('/certificates/*', (request, reply) => show(request, reply, certificate));
  registerFragmentFiles(app, join(options.scripts, 'fragments'));
  registerExamples(site, portalOrigin, (request) => preferencesOf(request, NAME));
  return site.listen();
}
