import { startOfPage } from '../src/runtime/hostOptions.ts';
import { placeOf } from '../src/runtime/placeOf.ts';
import { startEarly, type EarlyNeeds } from '../src/runtime/startEarly.ts';

/**
 * Asks for what a page of the portal's own will need, while the code that will take the answers is on its way. It
 * brings none of that code.
 * @param language of the page
 */
export function askAhead(needs: EarlyNeeds, language: string): void {
  const start = startOfPage();
  const place = placeOf(start.options, start, location);
  start.embedBase ??= place.embedBase;
  startEarly(start, place, needs, language);
}
