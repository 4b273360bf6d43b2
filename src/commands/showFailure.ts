import type { LecternError } from '../errors.ts';
import type { RuntimePort } from '../port/port.ts';
import { refusalOf } from './refusalOf.ts';

/** Milliseconds to wait for the words. */
const patience = 3000;

/** Shows why a command failed. The server's own words are shown at once; others are loaded first. Never rejects. */
export async function showFailure(
  { locale, notices }: Pick<RuntimePort, 'locale' | 'notices'>,
  error: LecternError,
): Promise<void> {
  const loaded = () =>
    Promise.race([
      import('./failureTitle.ts').then(({ failureTitle }) => failureTitle(locale, error)),
      new Promise<null>((done) => setTimeout(done, patience, null)),
    ]).catch(() => null);
  const title = refusalOf(error) ?? (await loaded()) ?? locale.translate(locale.tag(), 'common')('unknownError');
  notices.show({ tone: 'danger', title });
}
