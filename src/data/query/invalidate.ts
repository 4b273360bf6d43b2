import type { RuntimePort } from '../../port/port.ts';

/** Invalidates the data under these keys; resolves when the data in view has been fetched again. */
export const invalidate = (port: RuntimePort, ...keys: (readonly string[])[]): Promise<void> =>
  Promise.all(keys.map((queryKey) => port.cache.invalidateQueries({ queryKey }))).then(() => undefined);
