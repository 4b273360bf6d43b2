/** Work that runs once at a time; a call in the meantime resolves after the work was done once more. */
export interface InTurn {
  (): Promise<void>;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
}

/** @param work never rejects */
export function inTurn(work: () => Promise<void>): InTurn {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    if (!running) {
      running = work().finally(() => void (running = null));
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return run();
    });
    return next;
  };
  return Object.assign(run, { idle: async () => void (await (next ?? running)) });
}
