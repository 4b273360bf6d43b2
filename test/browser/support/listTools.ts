import type { FeatureState } from '../../../src/port/featureState.ts';
import { statesOf, type show } from './exhibit.ts';

/** The list of the learner's courses on the stage, with all that searches and filters it. */
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
/** All courses are shown: the first page, or more of them where the end of the list was near the view. */
export const isWhole = (shown: Shown) => cards(shown) >= 12;
export const focused = ({ element }: Shown) => element.shadowRoot!.activeElement as HTMLElement | null;
/** How often the list was asked for, by its first page: a next one comes by itself where the end of the list is near the view. */
export const asks = ({ asked, queries }: Shown) =>
  asked.filter((name, index) => name === listCall && queries[index]!.get('skip') === '0').length;
export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Writes as a keyboard does. */
export function write(input: HTMLInputElement, text: string, more: InputEventInit = {}): void {
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, ...more }));
}
