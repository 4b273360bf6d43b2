import { shown } from './readAddresses.ts';
import { SetupError } from './setupError.ts';

/** The number of questions that a learner may ask on a day, and the service whose language model answers, where there is one (TUTOR-11). */
export interface TutorSettings {
  readonly perDay: number;
  readonly service: { readonly url: string; readonly key: string; readonly model: string } | null;
}

// Its key is sent with every question: unencrypted to this machine alone.
export function tutorOf(env: Readonly<Record<string, string | undefined>>): TutorSettings {
  const { TUTOR_LLM_URL: url, TUTOR_LLM_KEY: key = '', TUTOR_LLM_MODEL: model } = env;
  const perDay = Number(env['TUTOR_QUESTIONS'] ?? 40);
  if (!Number.isInteger(perDay) || perDay < 1 || perDay > 10_000)
    throw new SetupError(
      `TUTOR_QUESTIONS must be a number of questions a day from 1 to 10000, not "${env['TUTOR_QUESTIONS']}".`,
    );
  if (!url) return { perDay, service: null };
  const read = URL.canParse(url) ? new URL(url) : null;
  const safe =
    read?.protocol === 'https:' ||
    (read?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(read.hostname));
  if (!safe || /[@?#]/.test(url))
    throw new SetupError(
      `TUTOR_LLM_URL must be an address such as https://models.example/v1, by https, not ${shown(url)}.`,
    );
  if (!model) throw new SetupError('TUTOR_LLM_URL needs TUTOR_LLM_MODEL, the name of the model.');
  return { perDay, service: { url: url.replace(/\/+$/, ''), key, model } };
}
