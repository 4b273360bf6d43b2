import type { FastifyInstance } from 'fastify';
import { notFound, param, route, type Deps } from '../route.ts';
import type { FormLauncher } from './launchers.ts';
import { playedPart } from './playedPart.ts';

/** Registers the call for forms that launch parts of LTI 1.1 (CALL-31). Its address ends with the ids of the runs, joined by `/`. */
export function registerResourceForm(app: FastifyInstance, deps: Deps, launchers: readonly FormLauncher[]): void {
  route(
    app,
    { method: 'GET', base: 'lms', path: 'objective-workflows/{id}/resource-form/*' },
    async (request, reply) => {
      const wanted = param(request, '*').split('/').filter(Boolean);
      const part = await playedPart(deps, request, wanted.slice(0, 13));
      const form = await launchers.find(({ plays }) => plays(part.activity))?.form(part);
      if (!form) throw notFound('form to send');
      return reply.header('cache-control', 'no-store').send(form);
    },
  );
}
