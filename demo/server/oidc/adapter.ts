import { and, eq, sql } from 'drizzle-orm';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Db } from '../db/openDb.ts';
import { oidcPayloads as table } from '../db/schemaAuth.ts';

// The most characters that are stored of one sign-in (SRV-51).
const LONGEST = 12_000;

/** Keeps the provider's state in the database, so that a restart signs nobody out. */
export function createAdapter(db: Db): (model: string) => Adapter {
  return (model) => {
    const is = (id: string) => and(eq(table.model, model), eq(table.id, id));
    const read = async (where: ReturnType<typeof is>) => {
      const [row] = await db.select().from(table).where(where).limit(1);
      return row && (!row.expiresAt || row.expiresAt.getTime() > Date.now())
        ? (row.payload as AdapterPayload)
        : undefined;
    };
    return {
      async upsert(id, payload, expiresIn) {
        if (JSON.stringify(payload).length > LONGEST) throw new errors.InvalidRequest('what was sent is too long');
        const row = {
          payload: payload as Record<string, unknown>,
          grantId: payload.grantId ?? null,
          userCode: payload.userCode ?? null,
          uid: payload.uid ?? null,
          expiresAt: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
        };
        await db
          .insert(table)
          .values({ model, id, ...row })
          .onConflictDoUpdate({ target: [table.model, table.id], set: row });
      },
      find: (id) => read(is(id)),
      findByUid: (uid) => read(and(eq(table.model, model), eq(table.uid, uid))),
      findByUserCode: (code) => read(and(eq(table.model, model), eq(table.userCode, code))),
      async consume(id) {
        const consumed = Math.floor(Date.now() / 1000);
        await db
          .update(table)
          .set({ payload: sql`jsonb_set(${table.payload}, '{consumed}', to_jsonb(${consumed}::int))` })
          .where(is(id));
      },
      async destroy(id) {
        await db.delete(table).where(is(id));
      },
      async revokeByGrantId(grantId) {
        // Deletes rows of this model alone: the sign-in of the next person, which is under way, refers to the ending grant too.
        await db.delete(table).where(and(eq(table.model, model), eq(table.grantId, grantId)));
      },
    };
  };
}
