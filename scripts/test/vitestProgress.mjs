import { inRoot } from '../build/paths.mjs';
import { relative } from 'node:path';

/** Reporter of vitest: tells the parent process how many of its files are done, and which are running. */
export default class VitestProgress {
  #done = 0;
  #total = 0;
  #parts = 1;
  #running = new Set();

  onInit({ config }) {
    this.#parts = config.shard?.count ?? 1;
  }

  onTestRunStart(specifications) {
    // All files are listed, but only one part of them runs.
    this.#total = Math.ceil(specifications.length / this.#parts);
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
