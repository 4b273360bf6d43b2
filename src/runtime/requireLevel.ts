import { LecternError } from '../errors.ts';
import type { RuntimePort } from './port.ts';

/** Growth of {@link RuntimePort} that this build brings. */
export const portLevel = 3;

/**
 * Holds an element back from a runtime that lacks what it needs (RUN-3).
 * @throws LecternError `runtime_too_old`
 */
export function requireLevel(port: Pick<RuntimePort, 'level'>, level: number): void {
  if (port.level < level) throw new LecternError('runtime_too_old', `the page's runtime has level ${port.level}, needed is ${level}`);
}
