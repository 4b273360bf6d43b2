import type { TextStore } from './TextStore.ts';
import { toJson } from '../plain/toJson.ts';
import { fromJson } from '../plain/fromJson.ts';

export interface InactivityDeps {
  readonly userId: string;
  /** Shared by the tabs of the browser. */
  readonly local: TextStore;
  /** The device's wall clock, which the tabs share. */
  readonly wall: () => number;
  /** Nothing happened for a long time: the session ends in `left` milliseconds (SESS-9). */
  readonly onExpiring: (left: number) => void;
  /** Something happened after all. */
  readonly onActive: () => void;
  readonly onEnd: () => void;
}

export interface Inactivity {
  /** The learner did something. */
  readonly touch: () => void;
  /** Reads again, since another tab may have written. */
  readonly look: () => void;
  /** Whether another person was the last one active in this browser. */
  readonly isAnother: () => boolean;
  readonly stop: () => void;
}

const limit = 7200_000;
const warning = 120_000;
const throttle = 100;
const key = 'userSession';

/** Counts inactivity over all tabs of a person (SESS-8, CONST-1, CONST-2, STORE-1). */
export function createInactivity({ userId, local, wall, onExpiring, onActive, onEnd }: InactivityDeps): Inactivity {
  let own = 0;
  let warned = false;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const kept = () => {
    try {
      return Object(fromJson(local.get(key) ?? '{}')) as {
        readonly userId?: unknown;
        readonly lastActivityDate?: unknown;
      };
    } catch {
      return {};
    }
  };
  const isAnother = () => ![undefined, userId].includes(kept().userId as string | undefined);
  const lastActivity = () => {
    const at = isAnother() ? NaN : Date.parse(String(kept().lastActivityDate));
    return Math.max(own, Number.isNaN(at) ? 0 : at);
  };

  const look = () => {
    clearTimeout(timer);
    if (over) return;
    const left = lastActivity() + limit - wall();
    if (left <= 0) {
      over = true;
      return onEnd();
    }
    if (left <= warning) {
      if (!warned) onExpiring(left);
      warned = true;
    } else if (warned) {
      warned = false;
      onActive();
    }
    timer = setTimeout(look, warned ? left : left - warning);
  };

  const touch = () => {
    const at = wall();
    if (at >= own && at - own < throttle) return;
    const wasOver = over;
    own = at;
    over = false;
    local.set(key, toJson({ userId, lastActivityDate: new Date(at).toISOString() }));
    if (warned || wasOver) look();
  };

  touch();
  look();
  return { touch, look, isAnother, stop: () => clearTimeout(timer) };
}
