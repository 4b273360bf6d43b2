import { sql, type Column, type SQL } from 'drizzle-orm';

/** Whether a column has one of the values that a prepared statement receives as `ids`: its text is the same for any number of them. */
export const isOneOf = (column: Column): SQL => sql`${column} = any(${sql.placeholder('ids')})`;
