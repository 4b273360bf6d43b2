import type { RuntimePort } from '../../../src/port/port.ts';

/**
 * Loads everything that an element with these attributes shows first, so that it can be drawn completely at once: its data into the cache,
 * and the code of parts that load late elsewhere.
 */
export type Prepare = (port: RuntimePort, attributes: Readonly<Record<string, string>>) => Promise<void>;
