import { sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/pg-core';

/** The longest length of each text of a table, kept by the database too (SRV-51). Names are those of columns; of JSON its text counts. */
export const lengths = (table: string, most: Readonly<Record<string, number>>) =>
  check(
    `${table}_lengths`,
    sql.raw(
      Object.entries(most)
        .map(([name, length]) => `char_length("${name}"::text) <= ${length}`)
        .join(' AND '),
    ),
  );
