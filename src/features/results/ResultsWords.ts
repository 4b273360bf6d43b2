import type { Instant } from '../../domain/time/instant.ts';
import type { Formats } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/locale.ts';

/** The texts, formats and time that the results need. */
export interface ResultsWords {
  readonly t: Translate<'results'>;
  readonly formats: Formats;
  readonly now: Instant;
}
