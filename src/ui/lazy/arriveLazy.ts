import { arrived } from './useLazy.ts';

/** Loads late code ahead, so that it is there when its component is drawn first. */
export async function arriveLazy<T>(load: () => Promise<T>): Promise<void> {
  if (!arrived.has(load)) arrived.set(load, { value: await load() });
}

/** Gives what stands in for late code where that cannot run: on a server, which has no document. */
export function standInForLazy<T>(load: () => Promise<T>, value: NoInfer<T>): void {
  arrived.set(load, { value });
}
