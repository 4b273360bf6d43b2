const WINDOW = 5 * 60_000;
const LIMIT = 8;

/** Slows down guessing: after eight failures within five minutes a guesser has to wait. */
export function createThrottle() {
  const failures = new Map<string, number[]>();
  const recent = (name: string) => (failures.get(name) ?? []).filter((at) => Date.now() - at < WINDOW);
  return {
    blocked: (name: string) => recent(name).length >= LIMIT,
    failed(name: string) {
      for (const known of failures.keys()) if (recent(known).length === 0) failures.delete(known);
      failures.set(name, [...recent(name), Date.now()]);
    },
    passed: (name: string) => void failures.delete(name),
  };
}
