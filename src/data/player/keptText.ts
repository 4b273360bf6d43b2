import type { Instant } from '../../domain/instant.ts';
import type { Waiting } from '../../runtime/port.ts';

/** A text that is kept in this browser. */
export interface KeptText extends Pick<Waiting, 'key' | 'byWord' | 'refused' | 'unsent'> {
  readonly text: string;
  /** Version of the server's copy that it was written upon. */
  readonly base: number;
  readonly at: Instant;
  /** It outlives the page (ERR-17). */
  readonly lasting: boolean;
}

/** The text of a waiting command; null where it holds none. */
export function keptText({ key, body, at, byWord, refused, unsent, kept }: Waiting): KeptText | null {
  const { text, base } = (body ?? {}) as Partial<Record<'text' | 'base', unknown>>;
  return typeof text === 'string' && typeof base === 'number' ? { key, text, base, at, byWord, refused, unsent, lasting: kept } : null;
}
