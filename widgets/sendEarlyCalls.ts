import { startOfPage } from '../src/runtime/hostOptions.ts';
import { runtimePlace } from '../src/runtime/runtimePlace.ts';
import { startEarly, type EarlyNeeds } from '../src/runtime/startEarly.ts';

/**
 * Sends the first calls of a page of the portal while the code that will use the replies is still loading. It includes none of that code.
 * @param language of the page
 * @param given replies that came with the page, by their paths; those calls are not sent
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
