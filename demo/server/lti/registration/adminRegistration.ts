import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ltiRegistrations, ltiTools } from '../../db/schemaLti.ts';
import { aroundAdmin } from '../../http/around.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOfRequest } from '../../http/language.ts';
import { administrator, adminPage } from '../../shell/administrator.ts';
import type { FormToken } from '../../shell/formToken.ts';
import { isAddress, personalData } from '../authors/toolFields.ts';
import { toolsPath, type ToolsDone } from '../authors/toolPages.ts';
import type { Hints } from '../hints.ts';
import type { LaunchMeans } from '../launch/launchRoutes.ts';
import { configurationPath } from './platformConfiguration.ts';
import { registrationPage } from './registrationPage.ts';
import type { RegistrationToken } from './registrationRoutes.ts';
import { registrationLife } from './registrationLife.ts';

const registrationsPath = `${toolsPath}/registrations`;
interface OfRegistration {
  Params: { readonly id: string };
  Body: Readonly<Record<string, unknown>> | undefined;
}

/** `/admin/tools/registrations`, where administrators add a tool by the address of its registration page (LTI-15, LTI-17). */
export function registerToolRegistrations(
  app: FastifyInstance,
  { db, clock, config }: LaunchMeans,
  token: FormToken,
  tokens: Hints<RegistrationToken>,
): void {
  const loopback = config.environment !== 'production';
  const done = (name: ToolsDone) => `${toolsPath}?done=${name}`;
  const pathOf = (id: string) => `${registrationsPath}/${encodeURIComponent(id)}`;
  const find = async (id: string) => {
    const [found] = await db.select().from(ltiRegistrations).where(eq(ltiRegistrations.id, id));
    if (!found) throw new HttpError(404, 'not_found', 'There is no such registration.');
    return found;
  };

  app.post<OfRegistration>(registrationsPath, async (request, reply) => {
    const actor = administrator(request);
    token.check(request, actor.sessionId);
    const address = String(request.body?.['address'] ?? '').trim();
    if (!isAddress(address, loopback)) return reply.redirect(done('addressWrong'), 303);
    const id = randomUUID();
    const now = Date.now();
    // A registration that nobody has confirmed for days is deleted.
    await db.delete(ltiRegistrations).where(lt(ltiRegistrations.expiresAt, new Date(now - 7 * 86_400_000)));
    await db.insert(ltiRegistrations).values({
      id,
      deploymentId: randomUUID(),
      address,
      userId: actor.userId,
      expiresAt: new Date(now + registrationLife * 1000),
    });
    return reply.redirect(pathOf(id), 303);
  });

  adminPage(app, config, `${registrationsPath}/:id`, async (request) => {
    const actor = administrator(request);
    const { id, address, expiresAt, registered } = await find((request as FastifyRequest<OfRegistration>).params.id);
    const language = languageOfRequest(request);
    const open = new URL(address);
    open.searchParams.set('openid_configuration', `${config.origin}${configurationPath}`);
    open.searchParams.set('registration_token', tokens.of({ registration: id }));
    const around = aroundAdmin(
      language,
      actor,
      { text: language.text('tools.title'), href: toolsPath },
      { text: registered?.name ?? language.text('tools.byAddress') },
    );
    const isOpen = expiresAt.getTime() > Date.now();
    const view = { path: pathOf(id), token: token.for(actor.sessionId), address, registered };
    return registrationPage(language, { ...view, open: isOpen ? open.href : null }, around);
  });

  app.post<OfRegistration>(`${registrationsPath}/:id`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    const { id, deploymentId, registered } = await find(request.params.id);
    if (!registered) throw new HttpError(409, 'conflict', 'The tool has not registered yet.');
    const told = personalData.find((one) => one === request.body?.['personalData']) ?? 'none';
    const { description: _description, personalData: _wanted, ...values } = registered;
    await db.transaction(async (tx) => {
      const taken = await tx.delete(ltiRegistrations).where(eq(ltiRegistrations.id, id)).returning();
      if (taken.length === 0) return;
      await tx
        .insert(ltiTools)
        .values({ ...values, id, deploymentId, personalData: told, permissions: [], made: new Date(clock.now()) });
    });
    return reply.redirect(`${toolsPath}/${encodeURIComponent(id)}`, 303);
  });

  app.post<OfRegistration>(`${registrationsPath}/:id/remove`, async (request, reply) => {
    token.check(request, administrator(request).sessionId);
    await db.delete(ltiRegistrations).where(eq(ltiRegistrations.id, request.params.id));
    return reply.redirect(done('refused'), 303);
  });
}
