import type { FeatureState } from '../../../widgets/workbench/featureState.ts';
import { statesOf, type show } from './exhibit.ts';

/** The list of the learner's courses on the stage, with everything to search and filter it. */
export type Shown = Awaited<ReturnType<typeof show>>;

export const listTag = 'lectern-courses';
export const listCall = 'GET /api/lms/v1/users/me/objective-accesses/query';
export const replies = statesOf(listTag).find(({ name }) => name === 'drawer')!.replies;
/** Twenty courses, of which the first page is twelve, and a server that searches, filters and counts them. */
export const state = (more: Partial<FeatureState> = {}): FeatureState => ({
  name: 'x',
  title: 'x',
  now: '2026-11-21T10:42:00Z',
  replies,
  settled: '.chips .chip',
  ...more,
});

export const box = ({ find }: Shown) => find('.field input') as HTMLInputElement;
export const badge = ({ find }: Shown) => find('.find .badge > [aria-hidden]')?.textContent;
export const cards = ({ all }: Shown) => all('.card .whole').length;
/** Whether the whole list is shown: its first page, or more if the end of the list was near the view. */
export const isWhole = (shown: Shown) => cards(shown) >= 12;
export const focused = ({ element }: Shown) => element.shadowRoot!.activeElement as HTMLElement | null;
/**
 * How often the list was requested, counted by its first page: the next pages are loaded by themselves when the end of the list is near the
 * view.
 */
export const asks = ({ asked, queries }: Shown) =>
  asked.filter((name, index) => name === listCall && queries[index]!.get('skip') === '0').length;
export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Writes like a keyboard. */
export function write(input: HTMLInputElement, text: string, more: InputEventInit = {}): void {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, ...more }));
}
