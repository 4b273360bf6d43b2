import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundAdmin } from '../http/around.ts';
import { auditLine } from '../http/audit.ts';
import { HttpError } from '../http/errors.ts';
import { html } from '../http/html.ts';
import { languageOfRequest } from '../http/language.ts';
import { page } from '../http/page.ts';
import type { Sessions } from '../http/session.ts';
import { findPerson } from '../oidc/people.ts';
import { administrator, adminPage } from './administrator.ts';
import { findPeople } from './findPeople.ts';
import type { FormToken } from './formToken.ts';
import { peoplePage } from './peoplePage.ts';
import { returnForm } from './returnForm.ts';

/** `/admin/people`, where administrators begin to act as another person, and return to themselves (SESS-12 to SESS-15). */
export function registerImpersonation(
  app: FastifyInstance,
  db: Db,
  config: Config,
  sessions: Sessions,
  token: FormToken,
): void {
  adminPage(app, config, '/admin/people', async (request) => {
    const language = languageOfRequest(request);
    const { text } = language;
    const { actor } = request;
    if (actor?.impersonator) {
      // The person as whom they act may not see the list; this page says why, and how to get to it.
      const title = text('people.acting', { name: actor.name });
      return page(
        language,
        title,
        html`<section class="sheet">
          <h1>${title}</h1>
          <p class="lead">${text('people.actingLead')}</p>
          ${returnForm(language, actor.impersonator)}
        </section>`,
        { around: aroundAdmin(language, actor, { text: title }) },
      );
    }
    const administrates = administrator(request);
    const { userId, sessionId } = administrates;
    const { q } = request.query as { readonly q?: unknown };
    return peoplePage(
      language,
      await findPeople(db, typeof q === 'string' ? q : ''),
      userId,
      token.for(sessionId),
      aroundAdmin(language, administrates, { text: text('people.title') }),
    );
  });

  app.post<{ Body: { readonly userId?: unknown } | undefined }>('/admin/impersonation', async (request, reply) => {
    if (request.actor?.impersonator) throw new HttpError(403, 'forbidden', 'Return to yourself first.');
    const actor = administrator(request);
    // A bearer token belongs to a partner, whose pages show the person that the token names.
    if (actor.via !== 'cookie')
      throw new HttpError(403, 'forbidden', 'Only a session of the portal can act as another person.');
    token.check(request, actor.sessionId);
    const wanted = String(request.body?.userId ?? '');
    if (wanted === actor.userId) throw new HttpError(403, 'forbidden', 'You are this person.');
    const person = await findPerson(db, wanted);
    if (!person) throw new HttpError(404, 'not_found', 'There is no such person.');
    if (person.roles.includes('Administrator'))
      throw new HttpError(403, 'forbidden', 'Nobody acts as another administrator.');
    await sessions.act(reply, actor.sessionId, person);
    console.info(
      auditLine(
        'impersonation-begin',
        { userId: person.id, name: person.name },
        { id: actor.userId, name: actor.name },
        'POST /admin/impersonation',
        303,
      ),
    );
    return reply.redirect('/learn', 303);
  });

  app.post('/admin/impersonation/end', async ({ actor }, reply) => {
    if (!actor) throw new HttpError(401, 'unauthorized', 'Sign in first.');
    const administrates = actor.impersonator && (await findPerson(db, actor.impersonator.id));
    // The command's own line in the log records the end. Ending twice, in two tabs, is no error.
    if (administrates) await sessions.act(reply, actor.sessionId, administrates);
    return reply.redirect('/admin/people', 303);
  });
}
