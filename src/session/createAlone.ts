/** Runs one piece of work at a time of all tabs of the browser. */
export type Alone = <T>(work: () => Promise<T>) => Promise<T>;

const lockName = 'lectern.relogin';
const limit = 10_000;

/**
 * Makes what runs `work` while no other tab does; without the lock when it is not to be had in 10 s, or at all (SESS-2): browsers refuse
 * it in frames whose storage they block.
 */
export function createAlone(locks: Pick<LockManager, 'request'> | undefined): Alone {
  return async (work) => {
    if (!locks) return work();
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), limit);
    let begun = false;
    try {
      return await locks.request(lockName, { signal: controller.signal }, () => {
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
  };
}
