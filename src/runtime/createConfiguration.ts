import { configurationFile, readConfiguration, type Configuration } from '../contract/configuration.ts';
import { LecternError } from '../errors.ts';
import type { Send } from '../port/port.ts';

/**
 * Asks for the tenant's settings once, and again on demand. A failure is logged, and the known settings stay, or the defaults (ERR-8,
 * NAV-19); these say whether the file may be read later (ERR-20).
 */
export function createConfiguration(
  send: Send,
  report: (error: LecternError) => void,
  found: (configuration: Configuration) => void,
): (again?: boolean) => Promise<Configuration> {
  let asked: Promise<Configuration> | undefined;
  let known: Configuration | undefined;
  const ask = () =>
    send(configurationFile, {}).then(
      (configuration) => {
        found((known = configuration));
        return configuration;
      },
      (cause: LecternError) => {
        report(new LecternError('config', 'the settings could not be read', { cause }));
        if (known || !cause.retryable) return known ?? readConfiguration({});
        const failure = { error: cause, isOld: false };
        // All that wait for this answer share the failure.
        setTimeout(() => (failure.isOld = true));
        return { ...readConfiguration({}), failure };
      },
    );
  return (again) => (!asked || again ? (asked = ask()) : asked);
}
