import type { Instant } from '../../../domain/time/instant.ts';
import type { Waiting } from '../../../port/port.ts';

/** A text that is kept in this browser. */
export interface KeptText extends Pick<Waiting, 'key' | 'refused' | 'unsent'> {
  readonly text: string;
  /** Version of the server's copy on which the text is based. */
  readonly base: number;
  readonly at: Instant;
  /** It is sent only when the learner confirms it (CMD-8). */
  readonly needsConfirmation: boolean;
  /** It outlives the page (ERR-17). */
  readonly lasting: boolean;
}

/** The text of a waiting command; null where the command holds none. */
export function keptText({ key, body, at, needsConfirmation, refused, unsent, kept }: Waiting): KeptText | null {
  const { text, base } = (body ?? {}) as Partial<Record<'text' | 'base', unknown>>;
  if (typeof text !== 'string' || typeof base !== 'number') return null;
  return { key, text, base, at, needsConfirmation, refused, unsent, lasting: kept };
}
