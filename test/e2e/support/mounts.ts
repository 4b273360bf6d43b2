// The mounts of lectern-player at the server under test, and the shared actions of suites in both.
import type { BrowserContextOptions, Locator } from 'playwright-core';
import { afterEach, beforeAll, describe } from 'vitest';
import { beginAnew, newPage, partner, portal, type Person } from './harness.ts';
import { mountsAt, type Mount, type Stage } from './mountsAt.ts';
import { press } from './press.ts';
import { expectBlocked, type Watched } from './thirdParties.ts';
import { sweep } from '../../sweep.ts';

export type { Mount, Stage } from './mountsAt.ts';

let entered: Watched[] = [];
const watch = (watched: Watched) => void entered.push(watched);
const { inPlace, inFrame } = mountsAt({ portal, partner, newPage, watch });
export { inPlace };

/**
 * Runs a suite in place, and in `npm run test:all` once more in a frame, on an academy in its first state. After each test it proves that
 * third-party cookies were blocked.
 */
export function inBothMounts(suite: (mount: Mount) => void): void {
  for (const mount of sweep([inPlace, inFrame]))
    describe(mount.name, () => {
      if (mount === inFrame) beforeAll(beginAnew, 120_000);
      afterEach(async () => {
        const all = entered;
        entered = [];
        for (const watched of all) await expectBlocked(watched, mount === inFrame);
      });
      suite(mount);
    });
}

/** A page of a person at a place of a course. */
export async function opened(
  mount: Mount,
  person: Person,
  code: string,
  place = '',
  options: BrowserContextOptions = {},
): Promise<Stage> {
  const stage = mount.stage(await mount.enter(person, options));
  await stage.go(code, place);
  return stage;
}

/** Goes from the page of a course to its content: a started course continues. */
export async function startOrContinue({ inside, comesTo }: Stage): Promise<void> {
  await press(
    inside
      .getByRole('button', { name: 'Start', exact: true })
      .or(inside.getByRole('link', { name: 'Continue', exact: true }))
      .first(),
  );
  await comesTo(/^\/view\/content/);
}

/** The table of contents: beside the page, or, if there is no room, in a drawer that is opened. */
export async function openContents({ inside }: Stage): Promise<Locator> {
  const drawer = inside.getByRole('button', { name: 'Contents', exact: true });
  const beside = inside.getByRole('navigation', { name: 'Contents', exact: true });
  await drawer.or(beside).first().waitFor();
  if (!(await drawer.count())) return beside;
  await press(drawer);
  return inside.getByRole('dialog', { name: 'Contents', exact: true });
}

/** Opens a part by its name in the table of contents, which is in a drawer if there is no room for it. */
export async function choosePart({ inside }: Stage, name: string | RegExp): Promise<void> {
  const contents = inside.getByRole('button', { name: 'Contents', exact: true });
  const row = inside.getByRole('treeitem', { name }).last();
  await contents.or(row).first().waitFor();
  if (await contents.count()) await press(contents);
  await press(row);
  await inside.locator('.part > .title', { hasText: name }).waitFor();
}
