import { configurationFile, readConfiguration, type Configuration } from '../contract/configuration.ts';
import { LecternError } from '../errors.ts';
import type { Send } from '../port/port.ts';

/**
 * Asks for the tenant's settings once, and again on demand; a failure is logged and leaves the known settings, or the
 * defaults (ERR-8, NAV-19).
 */
export function createConfiguration(
  send: Send,
  report: (error: LecternError) => void,
  found: (configuration: Configuration) => void,
): (again?: boolean) => Promise<Configuration> {
  let asked: Promise<Configuration> | undefined;
  const ask = (before?: Promise<Configuration>) =>
    send(configurationFile, {}).then(
      (configuration) => {
        found(configuration);
        return configuration;
      },
      (cause: unknown) => {
        report(new LecternError('config', 'no configuration; what is known holds', { cause }));
        return before ?? readConfiguration({});
      },
    );
  return (again) => (!asked || again ? (asked = ask(asked)) : asked);
}
