import { clear } from './exhibit.ts';

/**
 * Shows a state that lasts until a moment. On a busy machine the moment may pass before anything is shown; then it is shown again, with
 * more time before the moment.
 * @param make shows it so many seconds before the moment
 * @param holds whether the moment has not come yet
 */
export async function showBefore<Shown>(
  make: (seconds: number) => Promise<Shown>,
  holds: (shown: Shown) => boolean,
): Promise<Shown> {
  for (let seconds = 2; ; seconds *= 2) {
    const shown = await make(seconds);
    if (holds(shown) || seconds > 8) return shown;
    clear();
  }
}
