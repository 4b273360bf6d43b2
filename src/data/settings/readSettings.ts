import type { RuntimePort } from '../../port/port.ts';

/** The tenant's settings, read again where that failed before. Rejects while they cannot be read (ERR-20). */
export async function readSettings({ host }: Pick<RuntimePort, 'host'>) {
  let settings = await host.configuration();
  if (settings.failure?.isOld) settings = await host.configuration(true);
  if (settings.failure) throw settings.failure.error;
  return settings;
}
