import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { gradingPath } from '../grading/gradingListPage.ts';
import { aroundAdmin } from '../http/around.ts';
import { html } from '../http/html.ts';
import { languageOfRequest } from '../http/language.ts';
import { page } from '../http/page.ts';
import { readBannerForm } from './bannerFields.ts';
import { asPage } from '../http/asPage.ts';
import { administrator, adminPage } from './administrator.ts';
import type { FormToken } from './formToken.ts';
import { frontEndCookie, type FrontEnds } from './frontEnds.ts';
import { settingsPage } from './settingsPage.ts';
import { questionPath } from '../assessment/questionPages.ts';
import { mailboxPath } from '../mail/mailboxPages.ts';
import { leavingPath } from '../leaving/leavingPages.ts';
import { postPath } from '../notifications/postPages.ts';
import { tutorPath } from '../tutor/teachPage.ts';
import { switches, type Switch, type Tenant } from './tenant.ts';

/** Addresses of pages that other people use too. */
const elsewhere: Readonly<Record<string, string>> = {
  grading: gradingPath,
  tutor: tutorPath,
  posts: postPath,
  questions: questionPath,
  mailbox: mailboxPath,
  leaving: leavingPath,
  teach: '/teach',
};

/** `/admin` and `/admin/settings`: the list of administrators' pages, and the tenant's settings (SRV-15). */
export function registerSettings(
  app: FastifyInstance,
  tenant: Tenant,
  config: Config,
  frontEnds: FrontEnds,
  token: FormToken,
): void {
  const pages = [
    'people',
    'teach',
    'grading',
    'tutor',
    'posts',
    'questions',
    'leaving',
    'certificates',
    'feedback',
    'settings',
    'fragments',
    'tools',
    'platforms',
    ...(config.mail.to === 'mailbox' ? (['mailbox'] as const) : []),
    ...(config.environment === 'production' ? [] : (['clock'] as const)),
  ] as const;

  adminPage(app, config, '/admin', (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const { text } = language;
    const link = (name: (typeof pages)[number]) =>
      html`<li>
        <div>
          <a href="${elsewhere[name] ?? `/admin/${name}`}"><b>${text(`${name}.title`)}</b></a
          ><span>${text(`${name}.lead`)}</span>
        </div>
      </li>`;
    return page(
      language,
      text('admin.title'),
      html`<section class="sheet wide">
        <h1>${text('admin.title')}</h1>
        <p class="lead">${text('admin.lead')}</p>
        <ul class="rows">
          ${pages.map(link)}
        </ul>
      </section>`,
      { around: aroundAdmin(language, actor) },
    );
  });

  adminPage(app, config, '/admin/settings', async (request) => {
    const actor = administrator(request);
    const language = languageOfRequest(request);
    const { saved } = request.query as { readonly saved?: string };
    const next = (await frontEnds.has('next')) ? frontEnds.wanted(request) === 'next' : null;
    return settingsPage(
      language,
      await tenant.settings(),
      { token: token.for(actor.sessionId), saved: saved !== undefined, next, fault: null },
      aroundAdmin(language, actor, { text: language.text('settings.title') }),
    );
  });

  app.post<{ Body: Readonly<Record<string, unknown>> | undefined }>('/admin/settings', async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const { body = {} } = request;
    const chosen = Object.fromEntries(
      (Object.keys(switches) as Switch[]).map((name) => [name, body[name] === 'on']),
    ) as Record<Switch, boolean>;
    const overviewVariant = body['overviewVariant'] === 'v2' ? 'v2' : 'v1';
    await tenant.change({ ...(await tenant.settings()), ...chosen, overviewVariant });
    return reply.redirect('/admin/settings?saved', 303);
  });

  app.post<{ Body: Readonly<Record<string, unknown>> | undefined }>('/admin/banners', async (request, reply) => {
    const actor = administrator(request);
    token.check(request, actor.sessionId);
    const { banners, wrong } = readBannerForm(request.body ?? {});
    const settings = { ...(await tenant.settings()), banners };
    if (!wrong) {
      await tenant.change(settings);
      return reply.redirect('/admin/settings?saved', 303);
    }
    // The typed values stay on the page, and nothing is stored.
    const language = languageOfRequest(request);
    const next = (await frontEnds.has('next')) ? frontEnds.wanted(request) === 'next' : null;
    const view = { token: token.for(actor.sessionId), saved: false, next, fault: wrong };
    asPage(reply, config);
    const around = aroundAdmin(language, actor, { text: language.text('settings.title') });
    return reply.code(422).send(settingsPage(language, settings, view, around));
  });

  app.post<{ Body: { readonly next?: unknown } | undefined }>('/admin/front-end', async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const options = { path: '/', sameSite: 'lax', secure: config.origin.startsWith('https:') } as const;
    if (request.body?.next === 'true') reply.setCookie(frontEndCookie, 'true', { ...options, maxAge: 31_536_000 });
    else reply.clearCookie(frontEndCookie, options);
    return reply.redirect('/admin/settings', 303);
  });
}
