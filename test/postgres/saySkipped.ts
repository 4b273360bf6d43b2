import { findPostgres, POSTGRES_SKIPPED } from '../../scripts/test/findPostgres.mjs';

/** Says it where the tests run on the embedded database alone. */
export function setup(): void {
  if (!findPostgres()) console.log(POSTGRES_SKIPPED);
}
