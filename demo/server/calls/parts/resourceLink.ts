import type { FastifyInstance } from 'fastify';
import { array, maxLength, object, pipe } from 'valibot';
import { checked, notFound, reference, route, type Deps } from '../route.ts';
import type { Launcher } from './launchers.ts';
import { playedPart } from './playedPart.ts';

const ids = pipe(array(reference), maxLength(12));
const body = object({ activityWorkflowIds: ids, activityPartIds: ids });

/** Registers where tools and packages play (CALL-30): each kind of content has its launcher. */
export function registerResourceLink(app: FastifyInstance, deps: Deps, launchers: readonly Launcher[]): void {
  route(
    app,
    { method: 'POST', base: 'lms', path: 'objective-workflows/{id}/resource-link' },
    async (request, reply) => {
      const { activityWorkflowIds, activityPartIds } = checked(body, request.body);
      const part = await playedPart(deps, request, activityWorkflowIds);
      if (activityPartIds.length > 0 && activityPartIds.join('/') !== part.axis) throw notFound('started part');
      const link = await launchers.find(({ plays }) => plays(part.activity))?.launch(part);
      if (!link) throw notFound('content to play');
      return reply.header('cache-control', 'no-store').send(link);
    },
  );
}
