/** What the script of the academy gives a page; the whole is in the reference of the elements. */
export interface Embedded {
  readonly configure: (options: { readonly locale?: string; readonly theme?: string }) => void;
  readonly signOut: () => void;
}

/** The script, once it has come; null before, and where the page has none. */
export function embedded(): Embedded | null {
  const { lectern } = globalThis as { readonly lectern?: Partial<Embedded> };
  return lectern?.configure ? (lectern as Embedded) : null;
}
