import type { Instant } from '../domain/time/instant.ts';
import type { Clock } from './clock.ts';

export interface ClockDeps {
  /** The device's wall clock. */
  readonly wall: () => number;
  /** Milliseconds that only ever grow, as `performance.now()`. */
  readonly elapsed: () => number;
}

/** The clock of one runtime, with the function that sets it. */
export interface OwnedClock extends Clock {
  /**
   * Learns from a reply (CALL-7).
   * @param sent the earliest time at which its request left, by {@link ClockDeps.elapsed}
   */
  readonly observe: (headers: Headers, sent: number) => void;
  readonly destroy: () => void;
}

interface Sample {
  readonly at: number;
  readonly server: number;
  readonly doubt: number;
}

interface Alarm {
  readonly at: Instant;
  readonly task: () => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const remembered = 8;
const longest = 2 ** 31 - 1;
// The assumed error of the device's clock while no reply has told the time. In milliseconds.
const unknownDoubt = 5000;

/** Makes the clock of one runtime: it is the device's clock until a reply carries a date (CALL-7). */
export function createClock({ wall, elapsed }: ClockDeps): OwnedClock {
  const alarms = new Set<Alarm>();
  let samples: Sample[] = [];
  let best: Sample = { at: elapsed(), server: wall(), doubt: unknownDoubt };

  const at = (sample: Sample, moment: number) => sample.server + moment - sample.at;
  const now = () => at(best, elapsed());

  const arm = (alarm: Alarm) => {
    clearTimeout(alarm.timer);
    const left = Math.ceil(alarm.at - now());
    // A timer may fire early because of rounding, and one past 2^31 ms fires at once: both check the time again.
    alarm.timer = setTimeout(
      () => {
        if (now() < alarm.at) return arm(alarm);
        alarms.delete(alarm);
        alarm.task();
      },
      Math.min(Math.max(left, 0), longest),
    );
  };

  return {
    now,
    doubt: () => best.doubt,
    at: (moment, task) => {
      const alarm: Alarm = { at: moment, task, timer: undefined };
      alarms.add(alarm);
      arm(alarm);
      return () => {
        alarms.delete(alarm);
        clearTimeout(alarm.timer);
      };
    },
    observe: (headers, sent) => {
      const date = Date.parse(headers.get('date') ?? '');
      // A reply that may be cached can be old, and browsers do not tell the age of their own copies (PUB-4).
      if (Number.isNaN(date) || headers.has('age') || /max-age=[1-9]/.test(headers.get('cache-control') ?? '')) return;
      const received = elapsed();
      // The header drops the fraction of a second: the true time lies within the second after it.
      const sample = { at: (sent + received) / 2, server: date + 500, doubt: 500 + (received - sent) / 2 };
      const before = now();
      // Two correct samples overlap. Where they do not, the server's clock was set, or this device slept.
      if (samples.some((known) => Math.abs(at(known, sample.at) - sample.server) > known.doubt + sample.doubt + 1000))
        samples = [];
      samples = [...samples, sample].slice(-remembered);
      best = sample;
      for (const known of samples) if (known.doubt <= best.doubt) best = known;
      if (Math.abs(now() - before) > 1) alarms.forEach(arm);
    },
    destroy: () => {
      alarms.forEach(({ timer }) => clearTimeout(timer));
      alarms.clear();
    },
  };
}
