import type { ContentImage } from './contentImages.ts';

/** What of a text is seen large. */
export type Enlargement =
  | { readonly kind: 'images'; readonly images: readonly ContentImage[]; readonly first: number }
  | { readonly kind: 'table'; readonly table: HTMLTableElement };
