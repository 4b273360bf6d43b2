import type { LaunchFacts, LaunchItem } from './launchFacts.ts';
import type { Runtime } from './runtime.ts';

/** Contents without an author's order: they follow one another, and the learner may choose any of them. */
export function inOrder(
  { current: last }: LaunchFacts,
  contents: readonly LaunchItem[],
  current: () => string | null,
): Pick<Runtime, 'first' | 'lead' | 'ways'> {
  const at = () => contents.findIndex(({ id }) => id === current());
  return {
    first: () => contents.find(({ id }) => id === last)?.id ?? contents[0]?.id ?? null,
    lead: (wish) => (typeof wish === 'object' ? wish.id : (contents[at() + (wish === 'next' ? 1 : -1)]?.id ?? null)),
    ways: () => ({ previous: at() > 0, next: at() >= 0 && at() < contents.length - 1, mayChoose: () => true }),
  };
}
