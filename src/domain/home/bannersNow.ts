import { isAhead, isOver, type Moment } from '../time/moment.ts';
import type { Banner } from './banner.ts';

/** Nobody reads more banners than this. */
const most = 3;

/**
 * The banners that are shown now, in the tenant's order (DASH-9).
 * @param closed ids of those that the learner has closed (DASH-10)
 */
export function bannersNow(banners: readonly Banner[], closed: ReadonlySet<string>, moment: Moment): readonly Banner[] {
  return banners
    .filter(({ id, from, until }) => !closed.has(id) && !isAhead(from, moment) && !isOver(until, moment))
    .slice(0, most);
}
