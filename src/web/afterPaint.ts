/** A frame comes well within this time, except in a tab that nobody sees. In milliseconds. */
const patience = 100;

/** Calls `run` once, when the browser has painted what is drawn so far: a click is answered by then. In a hidden tab it calls soon. */
export function afterPaint(run: () => void): void {
  let called = false;
  const once = () => {
    if (called) return;
    called = true;
    run();
  };
  // The callback of a frame comes before its paint, and a task of its own after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, patience);
}
