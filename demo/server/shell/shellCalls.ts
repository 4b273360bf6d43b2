import type { FastifyInstance } from 'fastify';
import { bases } from '../../../src/contract/wire/call.ts';
import { currentUser } from '../../../src/contract/currentUser.ts';
import { navigationNodes } from '../../../src/contract/navigation.ts';
import { catalogShowcases } from '../../../src/contract/courses/showcases.ts';
import { person, route } from '../calls/route.ts';
import { HttpError } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { routePath } from '../http/routePath.ts';
import { nodesFor } from './nodesFor.ts';
import type { Tenant } from './tenant.ts';

/** A person without access to the LMS does not get it by the bundle either, and still goes to their own product (PERM-4). */
const withBundle = (features: readonly string[]): readonly string[] =>
  features.some((feature) => feature === 'LMS' || feature.startsWith('LMS.'))
    ? [...new Set([...features, 'LMS.APBundle'])]
    : features;

/** The calls of the frame: the signed-in person (and who acts as them), and the navigation entries of other products. */
export function registerShellCalls(app: FastifyInstance, tenant: Tenant): void {
  route(app, currentUser, async (request) => {
    const { stored, impersonator } = person(request);
    const { name: _, firstName, middleName, lastName, tenantId, externalId, department, features, ...rest } = stored;
    return {
      ...rest,
      features: (await tenant.settings()).apBundle ? withBundle(features) : features,
      first_name: firstName,
      middle_name: middleName,
      last_name: lastName,
      tenant_id: tenantId,
      external_id: externalId,
      department: { name: department },
      impersonator,
    };
  });

  // The names are in the language of the page, which every call names.
  route(app, navigationNodes, async (request) => ({
    nodes: nodesFor(
      person(request),
      await tenant.settings(),
      languageOf((request.headers['accept-language'] ?? '').split(',')),
    ),
  }));

  // A catalog that is switched off has no collections either (ROUTE-32).
  const collections = bases[catalogShowcases.base] + catalogShowcases.path;
  app.addHook('onRequest', async (request) => {
    if (routePath(request) === collections && !(await tenant.settings()).catalog)
      throw new HttpError(404, 'not_found', 'The catalog is switched off.');
  });
}
