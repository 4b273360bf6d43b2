import { inRoot } from '../build/paths.mjs';
import { relative } from 'node:path';

/** Reporter of vitest: tells the run that started it how many of its files are done, and which are running. */
export default class VitestProgress {
  #done = 0;
  #total = 0;
  #running = new Set();

  onTestRunStart(specifications) {
    this.#total = specifications.length;
    this.#tell();
  }

  onTestModuleQueued({ moduleId }) {
    this.#running.add(relative(inRoot(), moduleId));
    this.#tell();
  }

  onTestModuleEnd({ moduleId }) {
    this.#running.delete(relative(inRoot(), moduleId));
    this.#done += 1;
    this.#tell();
  }

  #tell() {
    process.send?.({ done: this.#done, total: this.#total, running: [...this.#running] });
  }
}
