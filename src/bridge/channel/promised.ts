import type { LecternError } from '../../errors.ts';

/** A promise together with the functions that settle it. */
export function promised<T>() {
  let settle: { readonly resolve: (value: T) => void; readonly reject: (error: LecternError) => void } | undefined;
  const promise = new Promise<T>((resolve, reject) => (settle = { resolve, reject }));
  return {
    promise,
    resolve: (value: T) => settle?.resolve(value),
    reject: (error: LecternError) => settle?.reject(error),
  };
}
