/** The functions that the academy's script gives a page; all of them are in the reference of the elements. */
export interface Embedded {
  readonly configure: (options: { readonly locale?: string; readonly theme?: string }) => void;
  readonly signOut: () => void;
}

/** The script, once it has loaded; null before, and on pages without it. */
export function embedded(): Embedded | null {
  const { lectern } = globalThis as { readonly lectern?: Partial<Embedded> };
  return lectern?.configure ? (lectern as Embedded) : null;
}
