import type { Instant } from '../../domain/instant.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/locale.ts';

/** What a view model needs to write texts. */
export interface Words {
  readonly t: Translate<'player'>;
  readonly formats: Formats;
  readonly now: Instant;
}
