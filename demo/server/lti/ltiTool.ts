import { eq } from 'drizzle-orm';
import { plainOrigin } from '../../../src/web/plainOrigin.ts';
import type { Db } from '../db/openDb.ts';
import { ltiTools } from '../db/schemaLti.ts';

/** A registered tool. */
export type LtiTool = typeof ltiTools.$inferSelect;

/** The tool with this client id, or null. */
export async function findTool(db: Db, id: string): Promise<LtiTool | null> {
  const [tool] = await db.select().from(ltiTools).where(eq(ltiTools.id, id));
  return tool ?? null;
}

/** Origins of its pages: those of all registered addresses, and of a target link. Policies may name them as they are (LTI-4). */
export function originsOf(tool: LtiTool, target: string | null = null): readonly string[] {
  const addresses = [tool.loginUrl, tool.targetLinkUri, tool.deepLinkUrl, target, ...tool.redirectUris];
  return [...new Set(addresses.flatMap((address) => plainOrigin(address ?? '') ?? []))];
}
