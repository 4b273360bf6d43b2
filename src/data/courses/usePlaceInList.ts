import { useMemo } from 'react';
import type { RuntimePort } from '../../port/port.ts';
import { placeInList } from './placeInList.ts';

/** The place of a course in its list when its page was opened, so that the course keeps its cover while it is read (CARD-2). */
export const usePlaceInList = ({ cache }: Pick<RuntimePort, 'cache'>, objectiveId: string): number | null =>
  useMemo(() => placeInList(cache, objectiveId), [cache, objectiveId]);
