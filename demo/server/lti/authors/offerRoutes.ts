import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ltiOffers } from '../../db/schemaLti.ts';
import type { Actor } from '../../http/actor.ts';
import { aroundAdmin } from '../../http/around.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { adminPage } from '../../shell/administrator.ts';
import type { FormToken } from '../../shell/formToken.ts';
import type { LaunchMeans } from '../launch/launchRoutes.ts';
import { findTool } from '../ltiTool.ts';
import { toolCourse } from '../toolPlaces.ts';
import { addContent } from './addContent.ts';
import { author } from './author.ts';
import { readContentItem } from './contentItem.ts';
import { offerPage, offerPath, teachToolsPath } from './teachPages.ts';

interface OfOffer {
  Params: { readonly id: string; readonly offer: string };
  Body: Readonly<Record<string, unknown>> | undefined;
}

/** The content that a tool offered an author, who looks at it and takes or leaves it (LTI-40, LTI-41). */
export function registerOffers(app: FastifyInstance, means: LaunchMeans, token: FormToken): void {
  const { db, clock, config } = means;
  const offerOf = async (request: FastifyRequest<OfOffer>, actor: Actor) => {
    const { id, offer: offerId } = request.params;
    const [offer] = await db
      .select()
      .from(ltiOffers)
      .where(
        and(
          eq(ltiOffers.id, offerId),
          eq(ltiOffers.objectiveId, id),
          eq(ltiOffers.userId, actor.userId),
          gt(ltiOffers.expiresAt, new Date()),
        ),
      );
    const tool = offer ? await findTool(db, offer.toolId) : null;
    if (!offer || !tool) throw new HttpError(404, 'not_found', 'There is no such offer any more.');
    return { offer, tool, items: offer.items.flatMap((item) => readContentItem(item) ?? []) };
  };

  adminPage(app, config, `${teachToolsPath}/:id/offers/:offer`, async (request) => {
    const actor = author(request);
    const { offer, tool, items } = await offerOf(request as FastifyRequest<OfOffer>, actor);
    const course = await toolCourse(db, offer.objectiveId);
    const view = {
      course: course?.name ?? '',
      tool: tool.name,
      message: offer.message,
      items,
      left: offer.items.length - items.length,
      token: token.for(actor.sessionId),
      path: offerPath(offer),
    };
    const language = languageOfRequest(request);
    const title = { text: language.text('teachTools.title'), href: teachToolsPath };
    return offerPage(language, view, aroundAdmin(language, actor, title, { text: view.course }));
  });

  app.post<OfOffer>(`${teachToolsPath}/:id/offers/:offer`, async (request, reply) => {
    const actor = author(request);
    token.check(request, actor.sessionId);
    const { offer, tool, items } = await offerOf(request, actor);
    const take = request.body?.['take'] === 'yes';
    const added = await db.transaction(async (tx) => {
      // A form that is sent twice is taken once.
      const gone = await tx.delete(ltiOffers).where(eq(ltiOffers.id, offer.id)).returning({ id: ltiOffers.id });
      if (!take || gone.length === 0) return 0;
      return (await addContent(tx, offer.objectiveId, tool, items, clock.now())) ? items.length : 0;
    });
    const course = `${teachToolsPath}/${encodeURIComponent(offer.objectiveId)}`;
    return reply.redirect(take ? `${course}?added=${added}` : course, 303);
  });
}
