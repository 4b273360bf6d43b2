/** Pauses between two tries of a read, and before an element prepares for a lost connection; in milliseconds. */
const [shortest, longest] = [900, 4000];

/**
 * Lets these pauses pass in a tenth of their time, for the tests of the block that calls it: a look at every state waits in
 * some fifty of them, and none looks otherwise for it. Delays of typing and of spinners are shorter, toasts stay longer; both stay as
 * they are.
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
