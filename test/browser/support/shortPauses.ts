/** Pauses between two tries of a read, and before an element prepares for a lost connection; in milliseconds. */
const [shortest, longest] = [900, 4000];

/**
 * Makes these pauses ten times shorter, for the tests of the block that calls it: a test of every state waits in some fifty of them, and
 * the state itself does not depend on it. Delays of typing and of spinners are shorter than these, toasts stay longer; both stay unchanged.
 */
export function shortPauses(): void {
  const { setTimeout } = globalThis;
  before(() => {
    const shorter = (run: () => void, delay = 0, ...more: []) =>
      setTimeout(run, delay >= shortest && delay <= longest ? delay / 10 : delay, ...more);
    globalThis.setTimeout = shorter as typeof setTimeout;
  });
  after(() => {
    globalThis.setTimeout = setTimeout;
  });
}
