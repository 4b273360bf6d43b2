import type { FastifyInstance } from 'fastify';
import { mayLearn } from '../../../src/domain/mayLearn.ts';
import { announcementsOf, keepRead } from '../calls/unread.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { asPage } from '../http/asPage.ts';
import { html } from '../http/html.ts';
import { languageOfRequest } from '../http/language.ts';
import { page } from '../http/page.ts';
import { returnForm } from './returnForm.ts';

/** The announcements of a course, where the chat would show them (ROUTE-27); looking at them reads them (OVER-11). Others get the plain page of the chat. */
export function registerChannelPage(app: FastifyInstance, db: Db, clock: Clock, config: Config): void {
  app.get('/chat/channels/groups/:channelId', async (request, reply) => {
    const { actor } = request;
    const { channelId } = request.params as { readonly channelId: string };
    const now = clock.now();
    const found = actor && mayLearn(actor) ? await announcementsOf(db, actor.userId, channelId, now) : null;
    const language = languageOfRequest(request);
    const { text, tag } = language;
    asPage(reply, config);
    const body = found ? html`<p class="lead">${text('announcements.title')}</p>` : html`<p class="lead">${text('sibling.lead')}</p>`;
    const moment = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
    const list = found && (found.length > 0 ? html`<dl>${found.map((one) => html`<dt><time datetime="${one.sent.toISOString()}">${moment.format(one.sent)}</time></dt><dd>${one.text}</dd>`)}</dl>` : html`<p>${text('announcements.none')}</p>`);
    if (request.method === 'GET' && actor && found && !actor.impersonator) await keepRead(db, actor.userId, channelId, now);
    return page(
      language,
      text('sibling.chat'),
      html`<section class="sheet"><h1>${text('sibling.chat')}</h1>${body}${list}${actor?.impersonator && html`<p class="notice good">${text('people.acting', { name: actor.name })}</p>${returnForm(language, actor.impersonator)}`}<p class="actions"><a class="button" href="/learn">${text('page.home')}</a></p></section>`,
    );
  });
}
