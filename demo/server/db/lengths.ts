import { sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';

/**
 * The longest length of each text of a table, checked by the database too (SRV-51). Names are those of columns; for JSON the length of its
 * text counts.
 */
export const lengths = (table: string, most: Readonly<Record<string, number>>) =>
  check(
    `${table}_lengths`,
    sql.raw(
      Object.entries(most)
        .map(([name, length]) => `char_length("${name}"::text) <= ${length}`)
        .join(' AND '),
    ),
  );
