interface Some {
  count: number;
  readonly waiting: Set<() => void>;
}

/** Counts the work under way for each key, and lets others wait until one piece of it is over. */
export function createUnderWay() {
  const all = new Map<string, Some>();
  return {
    has: (key: string) => all.has(key),
    begin(key: string): void {
      const some = all.get(key) ?? { count: 0, waiting: new Set() };
      some.count += 1;
      all.set(key, some);
    },
    end(key: string): void {
      const some = all.get(key);
      if (!some) return;
      some.count -= 1;
      if (some.count === 0) all.delete(key);
      for (const wake of some.waiting) wake();
      some.waiting.clear();
    },
    /** Resolves when the next piece is over; at once where nothing is under way. */
    oneOver(key: string): Promise<void> {
      const some = all.get(key);
      return some ? new Promise((resolve) => void some.waiting.add(resolve)) : Promise.resolve();
    },
  };
}
