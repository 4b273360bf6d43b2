/** How long a host has to answer, in milliseconds (SESS-16). */
const limit = 8000;

/** A host's answer: somebody is signed in, perhaps with a ticket and the host's origin; null where the host does not say so. */
export type HostAnswer = { readonly pass: { readonly ticket: string; readonly host: string } | null } | null;

const read = (said: unknown): HostAnswer => {
  const { ticket, host } = (said ?? {}) as { readonly ticket?: unknown; readonly host?: unknown };
  return { pass: typeof ticket === 'string' && typeof host === 'string' ? { ticket, host } : null };
};

/**
 * Waits for the promise of the host.
 * @param promised null where no host heard the question
 * @param late called with an answer that comes after the limit
 */
export function askHost(promised: Promise<unknown> | null, late: (answer: HostAnswer) => void): Promise<HostAnswer> {
  if (!promised) return Promise.resolve(null);
  return new Promise((resolve) => {
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      resolve(null);
    }, limit);
    Promise.resolve(promised)
      .then(read, () => null)
      .then((answer) => {
        if (over) return late(answer);
        clearTimeout(timer);
        resolve(answer);
      });
  });
}
