import type { RuntimePort } from '../../runtime/port.ts';

/** What is known under these keys no longer holds; resolves when what is shown of it has been asked for again. */
export const outdated = (port: RuntimePort, ...keys: (readonly string[])[]): Promise<void> =>
  Promise.all(keys.map((queryKey) => port.cache.invalidateQueries({ queryKey }))).then(() => undefined);
