import { configurationFile } from '../../contract/configuration.ts';
import type { RuntimePort } from '../../port/port.ts';
import type { LecternError } from '../../errors.ts';

/**
 * Whether the portal can be reached. Asked when the page in a frame does not answer, since a frame does not say why it stays empty.
 */
export function portalAnswers({ send }: Pick<RuntimePort, 'send'>): Promise<boolean> {
  return send(configurationFile, {}, { renew: false }).then(
    () => true,
    ({ detail }: LecternError) => detail.status !== undefined && detail.status < 500,
  );
}
