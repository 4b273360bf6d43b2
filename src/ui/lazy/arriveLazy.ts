import { arrived } from './useLazy.ts';

/** Loads lazy code in advance, so that it is available when its component is first drawn. */
export async function arriveLazy<T>(load: () => Promise<T>): Promise<void> {
  if (!arrived.has(load)) arrived.set(load, { value: await load() });
}

/** Sets the stand-in for lazy code that cannot run here, as on a server without a document. */
export function standInForLazy<T>(load: () => Promise<T>, value: NoInfer<T>): void {
  arrived.set(load, { value });
}
