import type { Page } from '../learn/page.ts';
import { define, preload } from '../index.ts';
import { pageRuntime } from '../pageRuntime.ts';
import { tags, type Tag } from '../tags.ts';
import { keepPlace } from './keepPlace.ts';
import { preparations } from './prepare/preparations.ts';

/** The code of the elements, loaded together with their data; it defines no element. */
const code: Readonly<Partial<Record<Tag, () => Promise<unknown>>>> = {
  'lectern-catalog': () => import('../entries/lectern-catalog.ts'),
  'lectern-certificate': () => import('../entries/lectern-certificate.ts'),
  'lectern-player': () => import('../entries/lectern-player.ts'),
};

/**
 * Lets an element take over the server's drawing in its place (PUB-7). Its texts, its data and the code of its late parts are loaded before
 * its tag is defined, so it draws the same again within one task, and nobody sees the change.
 */
export async function takeOver(page: Extract<Page, { kind: 'element' }>, place: ParentNode): Promise<void> {
  const { port } = pageRuntime();
  const element = place.querySelector<HTMLElement>(page.tag);
  const restore = element ? keepPlace(element) : () => undefined;
  await Promise.all([
    port.locale.load(port.locale.tag(), tags[page.tag].namespaces),
    // The element repeats a failed request, and reports the failure.
    ...[code[page.tag]?.(), preparations[page.tag]?.(port, page.attributes)].map((one) => one?.catch(() => undefined)),
  ]);
  define();
  await preload(page.tag);
  restore();
}
