import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { setAdminPassword } from '../oidc/setAdminPassword.ts';
import { placeTools } from './placeTools.ts';
import { seed } from './seed.ts';

/** Fills an empty database; in production without any known password, and with the configured one of the administrator (SRV-47). */
export async function prepareDb(
  db: Db,
  clock: Clock,
  {
    environment,
    adminPassword,
    provider,
    toolOrigin,
  }: Pick<Config, 'environment' | 'adminPassword' | 'provider' | 'toolOrigin'>,
): Promise<void> {
  await seed(db, clock, { published: environment !== 'production' });
  await placeTools(db, toolOrigin);
  if (adminPassword && !provider) await setAdminPassword(db, adminPassword);
}
