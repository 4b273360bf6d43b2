import type { Translate } from '../../../src/i18n/locale.ts';
import type { Entry } from './navigationModel.ts';

/** The visible name of an entry: a translated text of the portal, or the name of a node as the server sent it (NAV-15). */
export const entryName = ({ name }: Pick<Entry, 'name'>, t: Translate<'shell'>): string =>
  'key' in name ? t(name.key) : name.text;
