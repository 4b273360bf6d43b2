import type { RuntimePort } from '../../port/port.ts';
import { configurationKey } from './configurationKey.ts';

/**
 * The tenant's settings, read again where that failed before. Rejects while they cannot be read (ERR-20). All views that use the settings
 * then follow them.
 */
export async function readSettings({ host, cache }: Pick<RuntimePort, 'host' | 'cache'>) {
  let settings = await host.configuration();
  if (settings.failure?.isOld) settings = await host.configuration(true);
  if (settings.failure) throw settings.failure.error;
  cache.setQueryData(configurationKey, settings);
  return settings;
}
