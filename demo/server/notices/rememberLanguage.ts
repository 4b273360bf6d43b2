import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/openDb.ts';
import { seenLanguages } from '../db/schemaNotices.ts';
import { acceptedLanguages, languageOf } from '../http/language.ts';

/** Stores the language in which a person looks at the portal: their mail has it, unless they have saved another (NOTE-19). */
export async function rememberLanguage(
  db: Db,
  userId: string,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  const { tag } = languageOf(acceptedLanguages(request));
  await db
    .insert(seenLanguages)
    .values({ userId, tag })
    .onConflictDoUpdate({
      target: seenLanguages.userId,
      set: { tag },
      setWhere: sql`${seenLanguages.tag} <> ${tag}`,
    });
}
