import { linkTarget } from '../../../src/routes/linkTarget.ts';
import { base } from '../currentPath.ts';
import type { Address } from '../useAddress.ts';

/** Events that the page accepts only from its own elements. */
const ours = ['lectern-part-opened', 'lectern-relogin', 'lectern-error'];

const isTitle = (sections: unknown) =>
  Array.isArray(sections) && sections.every((section: unknown) => typeof section === 'string');

const detailOf = (event: Event) => Object((event as CustomEvent<unknown>).detail) as Readonly<Record<string, unknown>>;

/**
 * Handles the events of a fragment before the page does (FRAG-8): it may lead to places of the portal by their addresses, and nowhere else,
 * and a fragment that fills the page may set the page's title.
 * @returns stops it
 */
export function followEvents(place: HTMLElement, go: Address['go'], isMain: boolean): () => void {
  const navigate = (event: Event) => {
    event.stopPropagation();
    const { href, replace } = detailOf(event);
    const target = typeof href === 'string' ? linkTarget(href, new URL(location.href), base) : null;
    if (target?.kind !== 'route') return;
    event.preventDefault();
    go(target.route, { replace: replace === true });
  };
  const title = (event: Event) => {
    if (!isMain || !isTitle(detailOf(event)['sections'])) event.stopPropagation();
  };
  const stop = (event: Event) => event.stopPropagation();
  const listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['lectern-navigate', navigate],
    ['lectern-title', title],
    ...ours.map((name) => [name, stop] as const),
  ];
  for (const [name, listener] of listeners) place.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) place.removeEventListener(name, listener);
  };
}
