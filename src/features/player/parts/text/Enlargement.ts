import type { ContentImage } from './contentImages.ts';

/** The enlarged part of a text. */
export type Enlargement =
  | { readonly kind: 'images'; readonly images: readonly ContentImage[]; readonly first: number }
  | { readonly kind: 'table'; readonly table: HTMLTableElement };
