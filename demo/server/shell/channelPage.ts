import type { FastifyInstance } from 'fastify';
import { mayLearn } from '../../../src/domain/person/mayLearn.ts';
import { announcementsOf, courseOfChannel, keepRead } from '../calls/lists/unread.ts';
import { expiryNotices, type ExpiryNotice } from '../certificates/expiryNotices.ts';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { aroundCourse } from '../http/around.ts';
import { asPage } from '../http/asPage.ts';
import { html, type Html } from '../http/html.ts';
import { languageOfRequest, type Language } from '../http/language.ts';
import { page } from '../http/page.ts';
import { returnForm } from './returnForm.ts';
import { latinDigits } from '../language/latinDigits.ts';

/** Tells the owner of a certificate that it expires, with a link to it (CERT-10). */
function noticeText({ tag, text, zone }: Language, { objectiveId, number, expires }: ExpiryNotice, now: number): Html {
  const date = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'long', timeZone: zone }).format(expires);
  return html`${text(expires.getTime() < now ? 'certificates.hasExpired' : 'certificates.expiring', { date })}
    <a href="/learn/courses/${objectiveId}/certificate/${number}">${text('certificates.show')}</a>`;
}

/**
 * The announcements of a course, in place of the chat's page (ROUTE-27), with a link back to the course (ROUTE-40); opening the page marks
 * them as read (OVER-11). A signed-in person who may not open it reads TEXT-38 (ERR-11); visitors get the plain page of the chat.
 */
export function registerChannelPage(app: FastifyInstance, db: Db, clock: Clock, config: Config): void {
  app.get('/chat/channels/groups/:channelId', async (request, reply) => {
    const { actor } = request;
    const { channelId } = request.params as { readonly channelId: string };
    const now = clock.now();
    const found = actor && mayLearn(actor) ? await announcementsOf(db, actor.userId, channelId, now) : null;
    const course = found && actor ? await courseOfChannel(db, actor.userId, channelId) : null;
    const language = languageOfRequest(request);
    const { text, tag, zone } = language;
    asPage(reply, config);
    const moment = new Intl.DateTimeFormat(latinDigits(tag), { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
    const item = (one: { readonly sent: Date; readonly text: string | Html }) =>
      html`<dt><time datetime="${one.sent.toISOString()}">${moment.format(one.sent)}</time></dt>
        <dd>${one.text}</dd>`;
    const notices = found && actor ? await expiryNotices(db, actor.userId, [channelId], now) : [];
    const all = [
      ...(found ?? []),
      ...notices.map((notice) => ({ sent: notice.sent, text: noticeText(language, notice, now) })),
    ].toSorted((a, b) => b.sent.getTime() - a.sent.getTime());
    const list =
      found &&
      (all.length > 0 ? html`<dl>${all.map(item)}</dl>` : html`<p class="lead">${text('announcements.none')}</p>`);
    const acting =
      actor?.impersonator &&
      html`<p class="notice good">${text('people.acting', { name: actor.name })}</p>
        ${returnForm(language, actor.impersonator)}`;
    if (request.method === 'GET' && actor && found && !actor.impersonator)
      await keepRead(db, actor.userId, channelId, now);
    if (!found || !course || !actor)
      return page(
        language,
        text('sibling.chat'),
        html`<section class="sheet">
          <h1>${text('sibling.chat')}</h1>
          <p class="lead">${text(actor ? 'chat.unavailable' : 'sibling.lead')}</p>
          ${acting}
          <p class="actions"><a class="button" href="/learn">${text('page.home')}</a></p>
        </section>`,
      );
    const title = text('announcements.title');
    const back = html`<p class="actions">
      <a class="button" href="/learn/courses/${course.id}/view/details">${text('announcements.back')}</a>
    </p>`;
    return page(
      language,
      `${title} · ${course.name}`,
      html`<section class="sheet wide">
        <h1>${title}</h1>
        <p class="lead" dir="auto">${course.name}</p>
        ${list}${acting}${back}
      </section>`,
      { around: aroundCourse(language, actor, course) },
    );
  });
}
