import type { Translate } from '../../../src/i18n/locale.ts';
import type { Entry } from './navigationModel.ts';

/** The name of an entry as it is read: the portal's own in this language, that of a node as it came (NAV-15). */
export const entryName = ({ name }: Pick<Entry, 'name'>, t: Translate<'shell'>): string =>
  'key' in name ? t(name.key) : name.text;
