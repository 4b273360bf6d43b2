import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ltiLineItems } from '../../db/schemaLti.ts';
import { HttpError } from '../../http/errors.ts';
import { scopes } from '../claims.ts';
import { serviceAddresses } from '../launch/launchMessage.ts';
import { lineItemsOf, type LineItem } from '../lineItems.ts';
import type { ToolCourse } from '../toolPlaces.ts';
import { lineItemBody } from './readLineItem.ts';
import { oneOf, pageOf, readPaging } from './readPaging.ts';
import { courseFor, part, readBody, sendAs, type ServiceMeans } from './serviceMeans.ts';

const kind = 'lis.v2.lineitem';
/** The most columns of a tool in a course: more than any gradebook shows. */
const MOST = 500;

/** A column as it goes over the wire; properties without a value are left out. */
function wire(origin: string, course: ToolCourse, item: LineItem) {
  const place = item.axis === null ? undefined : course.places.find(({ axis }) => axis === item.axis);
  const { label, scoreMaximum } = item;
  return {
    id: `${serviceAddresses(origin, course.id).lineItems}/${encodeURIComponent(item.id)}`,
    label,
    scoreMaximum,
    ...(item.resourceId !== null && { resourceId: item.resourceId }),
    ...(item.tag !== null && { tag: item.tag }),
    ...(place && { resourceLinkId: place.resourceLinkId }),
    ...(item.startDateTime !== null && { startDateTime: item.startDateTime }),
    ...(item.endDateTime !== null && { endDateTime: item.endDateTime }),
  };
}

/** The column that a request names, of this course and this tool. @throws HttpError 404 for any other */
export async function lineItemFor(
  { db, clock }: Pick<ServiceMeans, 'db' | 'clock'>,
  request: FastifyRequest,
  toolId: string,
): Promise<{ readonly course: ToolCourse; readonly item: LineItem }> {
  const course = await courseFor(db, request, toolId);
  const item = (await lineItemsOf(db, course, toolId, clock.now())).find(({ id }) => id === part(request, 'itemId'));
  if (!item) throw new HttpError(404, 'not_found', 'There is no such line item in this course.');
  return { course, item };
}

/** Line items: columns of the gradebook, for each tool its own (LTI-20). */
export function registerLineItems(app: FastifyInstance, means: ServiceMeans): void {
  const { db, clock, origin, tokens } = means;
  const url = '/lti/courses/:courseId/line-items';

  app.get(url, async (request, reply) => {
    const toolId = await tokens.check(request, scopes.lineItem, scopes.lineItemRead);
    const course = await courseFor(db, request, toolId);
    const paging = readPaging(request);
    const [resourceId, tag, link] = ['resource_id', 'tag', 'resource_link_id'].map((name) => oneOf(request, name));
    const place = link === null ? null : course.places.find(({ resourceLinkId }) => resourceLinkId === link);
    if (place === undefined) throw new HttpError(404, 'not_found', 'There is no such resource link in this course.');
    const items = (await lineItemsOf(db, course, toolId, clock.now())).filter(
      (item) =>
        (resourceId === null || item.resourceId === resourceId) &&
        (tag === null || item.tag === tag) &&
        (place === null || item.axis === place?.axis),
    );
    const page = pageOf(request, reply, origin, items, paging);
    return sendAs(
      reply,
      'lis.v2.lineitemcontainer',
      page.map((item) => wire(origin, course, item)),
    );
  });

  app.post(url, async (request, reply) => {
    const toolId = await tokens.check(request, scopes.lineItem);
    const course = await courseFor(db, request, toolId);
    const { resourceLinkId, ...given } = readBody(lineItemBody, request.body);
    const place = resourceLinkId == null ? null : course.places.find((one) => one.resourceLinkId === resourceLinkId);
    if (place === undefined) throw new HttpError(404, 'not_found', 'There is no such resource link in this course.');
    if ((await lineItemsOf(db, course, toolId, clock.now())).length >= MOST)
      throw new HttpError(409, 'conflict', `This tool has ${MOST} line items in this course already.`);
    const [item] = await db
      .insert(ltiLineItems)
      .values({
        ...given,
        id: randomUUID(),
        objectiveId: course.id,
        toolId,
        axis: place?.axis ?? null,
        made: new Date(clock.now()),
      })
      .returning();
    return sendAs(reply.code(201), kind, item && wire(origin, course, item));
  });

  app.get(`${url}/:itemId`, async (request, reply) => {
    const toolId = await tokens.check(request, scopes.lineItem, scopes.lineItemRead);
    const { course, item } = await lineItemFor(means, request, toolId);
    return sendAs(reply, kind, wire(origin, course, item));
  });

  app.put(`${url}/:itemId`, async (request, reply) => {
    const toolId = await tokens.check(request, scopes.lineItem);
    const { course, item } = await lineItemFor(means, request, toolId);
    // A column cannot move to another part.
    const {
      resourceLinkId: _,
      resourceId,
      tag,
      startDateTime,
      endDateTime,
      ...given
    } = readBody(lineItemBody, request.body);
    const [changed] = await db
      .update(ltiLineItems)
      .set({
        ...given,
        resourceId: resourceId ?? null,
        tag: tag ?? null,
        startDateTime: startDateTime ?? null,
        endDateTime: endDateTime ?? null,
      })
      .where(eq(ltiLineItems.id, item.id))
      .returning();
    return sendAs(reply, kind, changed && wire(origin, course, changed));
  });

  app.delete(`${url}/:itemId`, async (request, reply) => {
    const toolId = await tokens.check(request, scopes.lineItem);
    const { item } = await lineItemFor(means, request, toolId);
    // The column of a part is deleted with the part alone.
    if (item.own) {
      reply.header('allow', 'GET, PUT');
      throw new HttpError(405, 'conflict', 'This line item belongs to a part of the course.');
    }
    await db.delete(ltiLineItems).where(and(eq(ltiLineItems.id, item.id), eq(ltiLineItems.toolId, toolId)));
    return reply.code(204).send();
  });
}
