import { gradingScales } from '../../contract/courses/gradingScales.ts';
import { isUnreadable } from '../../contract/wire/decode.ts';
import type { ObjectiveAccess } from '../../domain/course/course.ts';
import type { GradingScale } from '../../domain/results/gradingScale.ts';
import type { RuntimePort } from '../../port/port.ts';
import { scaleToAsk } from './scaleToAsk.ts';
import { withScale } from './withScale.ts';

/** Gives courses their scales; all scales that are not embedded are fetched by one request (DATA-20). */
export async function askScales(
  port: RuntimePort,
  accesses: readonly ObjectiveAccess[],
  signal: AbortSignal,
): Promise<readonly ObjectiveAccess[]> {
  const ids = [...new Set(accesses.flatMap((access) => scaleToAsk(access) ?? []))].sort();
  if (ids.length === 0) return accesses;
  const { items } = await port.send(gradingScales, { query: { filter: ['id', 'in', ids] } }, { signal });
  const scales = items.filter((item): item is GradingScale => !isUnreadable(item));
  return accesses.map((access) => withScale(access, scales));
}
