const WINDOW = 5 * 60_000;
const LIMIT = 8;

/**
 * Slows down guessing: after eight tries (or the given limit) within five minutes a guesser has to wait. A try counts before it is judged,
 * so that simultaneous tries count too.
 */
export function createThrottle(limit = LIMIT) {
  const tries = new Map<string, number[]>();
  const recent = (name: string) => (tries.get(name) ?? []).filter((at) => Date.now() - at < WINDOW);
  return {
    blocked: (name: string) => recent(name).length >= limit,
    tried(name: string) {
      for (const known of tries.keys()) if (recent(known).length === 0) tries.delete(known);
      tries.set(name, [...recent(name), Date.now()]);
    },
    passed: (name: string) => void tries.delete(name),
    /** Takes the last try back. */
    undo: (name: string) => void tries.set(name, recent(name).slice(0, -1)),
  };
}
