import { eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { settings } from '../db/schemaAuth.ts';

/** The academy that this server answers for. */
export interface Academy {
  /** Certificates of another tenant on the same database are not known here. */
  readonly tenantId: string | null;
  /** Prefix of the numbers of its certificates. */
  readonly prefix: string;
}

const name = 'academy';

/** The academy of this server, as the seed stored it. */
export async function academyOf(db: Db): Promise<Academy> {
  const [stored] = await db.select().from(settings).where(eq(settings.name, name));
  return { tenantId: null, prefix: 'CERT', ...(stored?.value as Partial<Academy> | undefined) };
}

/** Stores the academy of this server. */
export async function setAcademy(db: Db, value: Academy): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}
