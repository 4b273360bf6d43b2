import { useEffect, useState } from 'react';
import type { Instant } from '../../../domain/time/instant.ts';
import type { Clock } from '../../../port/port.ts';

const minute = 60_000;

/** The server's time, updated at the beginning of each minute (PROF-2, CONST-10). */
export function useMinute(clock: Clock): Instant {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.at((Math.floor(now / minute) + 1) * minute, () => setNow(clock.now())), [clock, now]);
  return now;
}
