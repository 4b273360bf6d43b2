import { configurationFile, readConfiguration, type Configuration } from '../contract/configuration.ts';
import { LecternError } from '../errors.ts';
import type { Send } from './port.ts';

/** Asks for the tenant's settings once; a failure is logged and leaves the defaults (ERR-8). */
export function createConfiguration(send: Send, report: (error: LecternError) => void, found: (configuration: Configuration) => void): () => Promise<Configuration> {
  let asked: Promise<Configuration> | undefined;
  const ask = () =>
    send(configurationFile, {}).catch((cause: unknown) => {
      report(new LecternError('config', 'no configuration; defaults hold', { cause }));
      return readConfiguration({});
    });
  return () =>
    (asked ??= ask().then((configuration) => {
      found(configuration);
      return configuration;
    }));
}
