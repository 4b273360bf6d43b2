export interface LockWish {
  readonly name: string;
  /** Ends the wait for the lock; absent: after 10 s. */
  readonly signal?: AbortSignal;
}

const limit = 10_000;

/**
 * Runs `work` while no other tab of this browser runs work under the same name. If no lock is available, it runs anyway (SESS-2): browsers
 * refuse locks in frames whose storage they block.
 */
export async function withLock<T>(
  locks: Pick<LockManager, 'request'> | undefined,
  { name, signal }: LockWish,
  work: () => Promise<T>,
): Promise<T> {
  if (!locks) return work();
  const controller = new AbortController();
  const timer = signal ? undefined : setTimeout(() => controller.abort(), limit);
  let begun = false;
  try {
    return await locks.request(name, { signal: signal ?? controller.signal }, () => {
      begun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}
