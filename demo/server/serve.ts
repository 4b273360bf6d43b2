import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { startLmsHost } from '../lms-host/startLmsHost.ts';
import { startPartner } from '../partner/startPartner.ts';
import { startTool } from '../tool/startTool.ts';
import type { Consumer } from '../tool/version11/consumerOf.ts';
import type { MovableClock } from './clock/clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/openDb.ts';
import { sessions } from './db/schemaAuth.ts';
import { ltiTools } from './db/schemaLti.ts';
import { createApp } from './http/app.ts';
import { registerDemoPlatform } from './ltiTool/registerDemoPlatform.ts';
import { createContentApp } from './scorm/content/createContentApp.ts';
import { LMS_HOST_CLIENT, PARTNER_CLIENT } from './oidc/clients.ts';

/** The key and secret that the tool of the demonstration and the academy share for LTI 1.1; null if they were removed. */
async function consumerOfTool(db: Db, id: string): Promise<Consumer | null> {
  const [tool] = await db.select().from(ltiTools).where(eq(ltiTools.id, id));
  return tool?.consumerKey && tool.sharedSecret ? { key: tool.consumerKey, secret: tool.sharedSecret } : null;
}

/**
 * Starts to listen: the portal with its LMS, the origin of packages and, if they are wanted, the hosts and the tool of the demonstration.
 * @param closing receives the functions that close them, to be called the last first; if this throws, it holds those of all servers begun
 */
export async function serve(
  db: Db,
  clock: MovableClock,
  config: Config,
  closing: (() => Promise<void>)[],
): Promise<void> {
  const app = await createApp({ db, clock, config });
  closing.push(() => app.close());
  await app.listen({
    port: config.port,
    host: new URL(config.origin).hostname === 'localhost' ? 'localhost' : '0.0.0.0',
  });
  if (config.contentOrigin !== null) {
    const content = await createContentApp({ db, clock, config });
    closing.push(() => content.close());
    const here = new URL(config.contentOrigin).hostname === '127.0.0.1';
    await content.listen({ port: config.contentPort, host: here ? '127.0.0.1' : '0.0.0.0' });
  }
  app.mailroom.start();
  app.scores.start();
  // The hosts and the tool sign in at the embedded provider: no other provider knows them.
  if (!config.demoHosts || config.provider) return;
  const host = { portalOrigin: config.origin, scripts: join(config.root, 'dist/hosts') };
  const partner = {
    ...host,
    port: config.partnerPort,
    origin: config.partnerOrigin,
    clientId: PARTNER_CLIENT,
    folder: join(config.root, 'demo/partner'),
  };
  const lmsHost = {
    ...host,
    port: config.lmsHostPort,
    origin: config.lmsHostOrigin,
    clientId: LMS_HOST_CLIENT,
    folder: join(config.root, 'demo/lms-host'),
  };
  const tool = {
    ...host,
    port: config.toolPort,
    origin: config.toolOrigin,
    hostOrigins: config.hostOrigins,
    clientId: 'demo-tool',
    deploymentId: 'aldergrove-1',
    consumer: await consumerOfTool(db, 'demo-tool'),
    folder: join(config.root, 'demo/tool'),
  };
  const endFrames = async (userId: string) =>
    void (await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.framed, true))));
  const sites: { readonly close: () => Promise<void> }[] = [];
  // They close before the portal, which they ask, and all at once, so that no wait comes twice.
  closing.push(async () => void (await Promise.all(sites.map((site) => site.close()))));
  await registerDemoPlatform(db, config.lmsHostOrigin);
  // The first two take a moment to make their keys. A script that waits for the partner's page may stop the server as soon as that answers.
  sites.push(await startTool(tool));
  sites.push(await startLmsHost({ ...lmsHost, endFrames }));
  sites.push(await startPartner(partner));
}
