import type { Instant } from '../../../domain/time/instant.ts';
import type { Formats } from '../../../i18n/formats.ts';
import type { Translate } from '../../../i18n/locale.ts';

/** The texts, formats and time that a view model needs to write texts. */
export interface Words {
  readonly t: Translate<'player'>;
  readonly formats: Formats;
  readonly now: Instant;
}
