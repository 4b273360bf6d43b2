import { eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { settings } from '../db/schemaAuth.ts';
import { ltiLinks, ltiTools } from '../db/schemaLti.ts';
import { toolPlaceholder } from './readMaterial.ts';

const name = 'tool-origin';

/**
 * Gives the tools of the demonstration their present address, which is known when the server starts (LTI-3). Other tools stay as they are.
 */
export async function placeTools(db: Db, toolOrigin: string): Promise<void> {
  const [kept] = await db.select().from(settings).where(eq(settings.name, name));
  const before = typeof kept?.value === 'string' ? kept.value : toolPlaceholder;
  if (before === toolOrigin) return;
  const moved = <T extends string | null>(address: T) =>
    address === before || address?.startsWith(`${before}/`) ? toolOrigin + address.slice(before.length) : address;
  await db.transaction(async (tx) => {
    for (const tool of await tx.select().from(ltiTools))
      await tx
        .update(ltiTools)
        .set({
          loginUrl: moved(tool.loginUrl),
          redirectUris: tool.redirectUris.map(moved),
          targetLinkUri: moved(tool.targetLinkUri),
          deepLinkUrl: moved(tool.deepLinkUrl),
          jwksUrl: moved(tool.jwksUrl),
        })
        .where(eq(ltiTools.id, tool.id));
    for (const { activityId, url } of await tx.select().from(ltiLinks).where(isNotNull(ltiLinks.url)))
      await tx
        .update(ltiLinks)
        .set({ url: moved(url) })
        .where(eq(ltiLinks.activityId, activityId));
    await tx
      .insert(settings)
      .values({ name, value: toolOrigin })
      .onConflictDoUpdate({ target: settings.name, set: { value: toolOrigin } });
  });
}
