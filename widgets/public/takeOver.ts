import type { Page } from '../learn/page.ts';
import { define, preload } from '../index.ts';
import { pageRuntime } from '../pageRuntime.ts';
import { tags, type Tag } from '../tags.ts';
import { keepPlace } from './keepPlace.ts';
import { preparations } from './prepare/preparations.ts';

/** The code of the elements, loaded beside their data; it defines nothing by itself. */
const code: Readonly<Partial<Record<Tag, () => Promise<unknown>>>> = {
  'lectern-catalog': () => import('../entries/lectern-catalog.ts'),
  'lectern-certificate': () => import('../entries/lectern-certificate.ts'),
  'lectern-player': () => import('../entries/lectern-player.ts'),
};

/**
 * Lets an element take over what the server has drawn in its place (PUB-7). Its texts, its data and the code of its late parts are there
 * before its tag is defined: so it draws the same again within one task, and nothing is seen of that.
 */
export async function takeOver(page: Extract<Page, { kind: 'element' }>, place: ParentNode): Promise<void> {
  const { port } = pageRuntime();
  const element = place.querySelector<HTMLElement>(page.tag);
  const restore = element ? keepPlace(element) : () => undefined;
  await Promise.all([
    port.locale.load(port.locale.tag(), tags[page.tag].namespaces),
    // What fails is asked for again, and the element says so.
    ...[code[page.tag]?.(), preparations[page.tag]?.(port, page.attributes)].map((one) => one?.catch(() => undefined)),
  ]);
  define();
  await preload(page.tag);
  restore();
}
