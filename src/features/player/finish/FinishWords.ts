import type { Translate } from '../../../i18n/locale.ts';
import type { Words } from '../base/Words.ts';

/** What a view model needs to write texts about the end of a course or a module. */
export interface FinishWords extends Words {
  readonly finish: Translate<'finish'>;
}
