import type { LecternError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import { commandFailureText } from './commandFailureText.ts';

/** The text for a failed command in the page's language, or that of an unknown failure where the texts cannot be loaded. */
export async function failureTitle(locale: Locale, error: LecternError): Promise<string> {
  const tag = locale.tag();
  await locale.load(tag, ['failure']);
  const failure = locale.ready(tag, ['failure']) ? locale.translate(tag, 'failure') : null;
  return commandFailureText(error, failure, locale.translate(tag, 'common')('unknownError'));
}
