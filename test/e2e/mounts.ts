// The mounts of lectern-player at the server under test, and what suites do in both.
import type { BrowserContextOptions } from 'playwright-core';
import { beforeAll, describe } from 'vitest';
import { beginAnew, newPage, partner, portal, type Person } from './harness.ts';
import { mountsAt, type Mount, type Stage } from './mountsAt.ts';
import { press } from './press.ts';

export type { Mount, Stage } from './mountsAt.ts';

export const { inPlace, inFrame } = mountsAt({ portal, partner, newPage });

/** Runs a suite in place, and once more in a frame, of an academy in which nobody has done anything yet. */
export function inBothMounts(suite: (mount: Mount) => void): void {
  describe(inPlace.name, () => suite(inPlace));
  describe(inFrame.name, () => {
    beforeAll(beginAnew, 120_000);
    suite(inFrame);
  });
}

/** A page of a person at a place of a course. */
export async function opened(mount: Mount, person: Person, code: string, place = '', options: BrowserContextOptions = {}): Promise<Stage> {
  const stage = mount.stage(await mount.enter(person, options));
  await stage.go(code, place);
  return stage;
}

/** Opens a part by its name in the table of contents, which lies in a drawer where there is no room for it. */
export async function choosePart({ inside }: Stage, name: string | RegExp): Promise<void> {
  const contents = inside.getByRole('button', { name: 'Contents', exact: true });
  const row = inside.getByRole('treeitem', { name }).last();
  await contents.or(row).first().waitFor();
  if (await contents.count()) await press(contents);
  await press(row);
  await inside.locator('.part > .name', { hasText: name }).waitFor();
}
