import type { RuntimePort } from '../../port/port.ts';
import { readSettings } from './readSettings.ts';

/** Whether the LMS announces one of Lectern's own calls. Rejects while the tenant's settings cannot be read (ERR-20). */
export const isAnnounced = async (port: Pick<RuntimePort, 'host' | 'cache'>, extension: string): Promise<boolean> =>
  (await readSettings(port)).extensions.includes(extension);
