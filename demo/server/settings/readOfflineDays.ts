import { SetupError } from './setupError.ts';

/**
 * The number of days for which kept data may be read in a browser without a connection (OFF-4); 0 where nothing is kept.
 * @throws SetupError for any other value
 */
export function offlineDaysOf({ OFFLINE_DAYS: text = '14' }: Readonly<Record<string, string | undefined>>): number {
  const days = Number(text);
  if (text.trim() === '' || !Number.isInteger(days) || days < 0 || days > 365)
    throw new SetupError(`OFFLINE_DAYS must be a number of days from 0 to 365, not "${text}".`);
  return days;
}
