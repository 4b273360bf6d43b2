import type { RuntimePort } from '../../../src/port/port.ts';

/**
 * Gets all that an element with these attributes shows first, so that it can be drawn whole at once: its data into the cache, and the code
 * of parts that come late elsewhere.
 */
export type Prepare = (port: RuntimePort, attributes: Readonly<Record<string, string>>) => Promise<void>;
