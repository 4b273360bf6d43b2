import { isNotNull } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { ltiLinks, ltiTools } from '../db/schemaLti.ts';
import { originsOf } from './ltiTool.ts';

/** The rights of tools in the page that frames them (LTI-4). */
export interface ToolFrames {
  /** Origins that the page may frame. */
  readonly origins: readonly string[];
  /** Origins to which the page sends forms: those of tools of LTI 1.1, which have a key and a secret. */
  readonly formOrigins: readonly string[];
  /** Value of the header that names the origins which may use the camera and the microphone; null where the usual one applies. */
  readonly permissions: string | null;
}

const none: ToolFrames = { origins: [], formOrigins: [], permissions: null };

/** The rights of all registered tools. Without the database the page comes without tools. */
export async function toolFrames(db: Db): Promise<ToolFrames> {
  try {
    const tools = await db.select().from(ltiTools);
    if (tools.length === 0) return none;
    const links = await db
      .select({ toolId: ltiLinks.toolId, url: ltiLinks.url })
      .from(ltiLinks)
      .where(isNotNull(ltiLinks.url));
    const own = tools.map((tool) => {
      const linked = links.filter(({ toolId }) => toolId === tool.id).flatMap(({ url }) => originsOf(tool, url));
      return { tool, origins: originsOf(tool), all: [...originsOf(tool), ...linked] };
    });
    const signs = own.filter(({ tool }) => tool.consumerKey !== null && tool.sharedSecret !== null);
    const allowed = (feature: string) => {
      const wanting = own.filter(({ tool }) => tool.permissions.includes(feature)).flatMap((one) => one.origins);
      // A page that may not use a feature itself cannot pass it on.
      const lent = [...new Set(wanting)].map((origin) => `"${origin}"`);
      return `${feature}=(${lent.length > 0 ? ['self', ...lent].join(' ') : ''})`;
    };
    const wanted = tools.some(({ permissions }) => permissions.some((one) => one === 'camera' || one === 'microphone'));
    return {
      origins: [...new Set(own.flatMap(({ all }) => all))],
      formOrigins: [...new Set(signs.flatMap(({ all }) => all))],
      permissions: wanted ? `${allowed('camera')}, geolocation=(), ${allowed('microphone')}` : null,
    };
  } catch {
    return none;
  }
}
