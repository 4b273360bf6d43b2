interface Waiting {
  readonly at: number;
  readonly run: () => void;
}

/** The page's time, controlled by a test. */
export interface DrivenTime {
  /** Lets so much time pass, in milliseconds: all timers that become due run, in their order. */
  readonly pass: (time: number) => void;
  readonly restore: () => void;
}

/**
 * Stops the page's clocks, and all timers of `least` milliseconds and more: they run when the test passes their time, however slow the
 * machine is. Shorter timers run normally, and so do those that were set earlier.
 */
export function driveTime(least: number): DrivenTime {
  const { setTimeout, clearTimeout } = window;
  const [now, wall] = [performance.now.bind(performance), Date.now.bind(Date)];
  const [begun, begunWall] = [now(), wall()];
  const waiting = new Map<number, Waiting>();
  let passed = 0;
  let ids = -1;
  performance.now = () => begun + passed;
  Date.now = () => begunWall + passed;
  window.setTimeout = ((task: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (delay < least) return setTimeout(task, delay, ...given);
    waiting.set(ids, { at: passed + delay, run: () => task(...given) });
    return ids--;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!waiting.delete(id as number)) clearTimeout(id);
  };
  return {
    pass: (time) => {
      const end = passed + time;
      for (;;) {
        const [next] = [...waiting].filter(([, { at }]) => at <= end).sort(([, one], [, other]) => one.at - other.at);
        if (!next) break;
        waiting.delete(next[0]);
        passed = Math.max(passed, next[1].at);
        next[1].run();
      }
      passed = end;
    },
    restore: () => {
      Object.assign(window, { setTimeout, clearTimeout });
      Object.assign(performance, { now });
      Object.assign(Date, { now: wall });
    },
  };
}
