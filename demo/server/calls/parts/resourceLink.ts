import type { FastifyInstance } from 'fastify';
import { array, maxLength, object, pipe } from 'valibot';
import { checked, notFound, reference, route, type Deps } from '../route.ts';
import type { Launcher } from './launchers.ts';
import { playedPart } from './playedPart.ts';

const ids = pipe(array(reference), maxLength(12));
const body = object({ activityWorkflowIds: ids, activityPartIds: ids });

/** Registers the call for addresses at which tools and packages play (CALL-30). Each kind of content has its launchers. */
export function registerResourceLink(app: FastifyInstance, deps: Deps, launchers: readonly Launcher[]): void {
  route(
    app,
    { method: 'POST', base: 'lms', path: 'objective-workflows/{id}/resource-link' },
    async (request, reply) => {
      const { activityWorkflowIds, activityPartIds } = checked(body, request.body);
      const part = await playedPart(deps, request, activityWorkflowIds);
      if (activityPartIds.length > 0 && activityPartIds.join('/') !== part.axis) throw notFound('started part');
      // Uses the first launcher of this kind that has something to play.
      for (const { launch } of launchers.filter(({ plays }) => plays(part.activity))) {
        const link = await launch(part);
        if (link) return reply.header('cache-control', 'no-store').send(link);
      }
      throw notFound('content to play');
    },
  );
}
