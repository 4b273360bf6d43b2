import type { TestProject } from 'vitest/node';
import { findPostgres } from '../../scripts/test/findPostgres.mjs';
import { startPostgres } from './startPostgres.ts';

/** One PostgreSQL for all journeys; each file has an empty database of its own in it, which the server fills as it does at any first start. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = findPostgres();
  if (!bin) throw new Error('There is no PostgreSQL; vitest.config.ts knows.');
  const { url, stop } = await startPostgres(bin);
  project.provide('postgres', url);
  return stop;
}
