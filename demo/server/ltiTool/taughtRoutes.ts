import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { objectives } from '../db/schema.ts';
import { ltiToolLinks, ltiToolTeachers } from '../db/schemaLtiTool.ts';
import { languageOfRequest } from '../http/language.ts';
import { LaunchRefused } from './LaunchRefused.ts';
import type { LtiToolParts } from './ltiToolParts.ts';
import { findPlatform } from './platforms.ts';
import { refuseLaunch } from './refuseLaunch.ts';
import { taughtLearners } from './taughtLearners.ts';
import { taughtPage } from './taughtPage.ts';
import { asToolPage } from './toolPage.ts';

/** `/lti-tool/taught/{place}`: a person who teaches at a platform sees the learners who came from their place (TOOL-10). */
export function registerTaught(app: FastifyInstance, { db, sessions, scores }: LtiToolParts): void {
  app.get('/lti-tool/taught/:id', async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    const session = await sessions.launched(request);
    const [found] = await db
      .select({ link: ltiToolLinks, course: objectives.name })
      .from(ltiToolLinks)
      .innerJoin(objectives, eq(objectives.id, ltiToolLinks.objectiveId))
      .innerJoin(ltiToolTeachers, eq(ltiToolTeachers.linkId, ltiToolLinks.id))
      .where(
        and(
          eq(ltiToolLinks.id, id),
          eq(ltiToolTeachers.userId, session?.userId ?? ''),
          eq(ltiToolLinks.platformId, session?.platformId ?? ''),
          gt(ltiToolTeachers.until, new Date()),
        ),
      );
    const platform = found && (await findPlatform(db, found.link.platformId));
    if (!found || !platform) return refuseLaunch(request, reply, new LaunchRefused('over', 'place'));
    await scores.deliver();
    const { link, course } = found;
    return asToolPage(reply, platform).send(
      taughtPage(languageOfRequest(request), {
        course,
        place: link.contextTitle,
        open: `/learn/courses/${encodeURIComponent(link.objectiveId)}?lectern.host=lti`,
        learners: await taughtLearners(db, id),
        takesScores: link.lineItem !== null,
      }),
    );
  });
}
