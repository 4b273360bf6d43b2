import { startOfPage } from '../src/runtime/hostOptions.ts';
import { runtimePlace } from '../src/runtime/runtimePlace.ts';
import { startEarly, type EarlyNeeds } from '../src/runtime/startEarly.ts';

/**
 * Asks for what a page of the portal's own will need, while the code that will take the answers is on its way. It
 * brings none of that code.
 * @param language of the page
 * @param given replies that came with the page, by their paths: those calls are not sent
 */
export function sendEarlyCalls(
  needs: EarlyNeeds,
  language: string,
  given: Readonly<Record<string, Response>> = {},
): void {
  const start = startOfPage();
  const place = runtimePlace(start.options, start, location);
  start.embedBase ??= place.embedBase;
  for (const [path, reply] of Object.entries(given)) start.replies.set(location.origin + path, Promise.resolve(reply));
  startEarly(start, place, needs, language);
}
