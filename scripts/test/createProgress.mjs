import { progressLine } from './progressLine.mjs';

const EVERY_MS = { live: 1000, log: 20_000 };
const CLEAR = '\r\x1b[2K';

/**
 * Shows the progress of a run: a terminal has one live line below the printed ones; other outputs (a log, CI) get a line every 20 s.
 * @param tasks how many tasks the run has
 */
export function createProgress(tasks, out = process.stdout) {
  const started = performance.now();
  const running = new Map();
  let finished = 0;
  const secondsSince = (time) => (performance.now() - time) / 1000;
  const line = () =>
    progressLine({
      seconds: secondsSince(started),
      finished,
      tasks,
      running: [...running].map(([name, { begun, ...files }]) => ({ name, ...files, seconds: secondsSince(begun) })),
    });
  const show = () => {
    if (!running.size) return;
    out.write(out.isTTY ? CLEAR + line().slice(0, out.columns - 1) : `  ${line()}\n`);
  };
  const timer = setInterval(show, out.isTTY ? EVERY_MS.live : EVERY_MS.log);
  return {
    begin: (name) => running.set(name, { begun: performance.now(), done: 0, total: 0 }),
    /** Sets the number of finished files of a task. */
    files: (name, { done, total }) => Object.assign(running.get(name), { done, total }),
    /** Adds tasks that were not known at first. */
    add: (more) => void (tasks += more),
    end(name) {
      running.delete(name);
      finished += 1;
    },
    /** Prints lines that stay. */
    print(text) {
      if (out.isTTY) out.write(CLEAR);
      out.write(`${text}\n`);
    },
    stop() {
      clearInterval(timer);
      if (out.isTTY) out.write(CLEAR);
    },
  };
}
