import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The visible parts of a list of courses: my courses, the catalog, or the open catalog. */
export interface ListPage {
  readonly search: Locator;
  readonly filters: Locator;
  readonly drawer: Locator;
  readonly sort: Locator;
  /** Cards that are drawn. */
  readonly cards: Locator;
  readonly nothing: Locator;
  /** The chip of a collection, which may show its number. */
  readonly chip: (name: string) => Locator;
  /** A value of the drawer. */
  readonly value: (group: string, name: string) => Locator;
  /** Opens the drawer. */
  readonly open: () => Promise<void>;
  /** Waits until the list shows so many courses. */
  readonly holds: (courses: number, message?: string) => Promise<void>;
  /** Waits until the list is complete: its number is not "4 of 32". */
  readonly isWhole: () => Promise<void>;
  /** Waits until exactly these titles are shown, in this order. */
  readonly shows: (titles: readonly string[]) => Promise<void>;
  /** Waits until the decoded query of the address equals the text. */
  readonly query: (text: string) => Promise<void>;
}

/** The list of a page, in English. */
export function listPage(page: Page): ListPage {
  const list = page.locator('lectern-courses, lectern-catalog');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const filters = page.getByRole('button', { name: /^Filters/ });
  const cards = list.locator('ul.grid > li .card .whole');
  const heading = list.getByRole('heading', { level: 1 });
  return {
    search: page.getByRole('textbox', { name: /^Search (your courses|the catalog)$/ }),
    filters,
    drawer,
    sort: page.getByRole('combobox', { name: 'Sort' }),
    cards,
    nothing: page.getByRole('heading', { name: 'Nothing found' }),
    chip: (name) => list.locator('.bar .chips').getByRole('button', { name: new RegExp(`^${name}( [\\d,]+)?$`) }),
    value: (group, name) => drawer.getByRole('group', { name: group }).getByRole('checkbox', { name, exact: true }),
    open: async () => {
      await filters.click();
      await drawer.waitFor();
    },
    holds: async (courses, message = '') => {
      await heading.waitFor();
      // "32 courses" for the whole list, "4 of 32 courses" for a part of it.
      await expect
        .poll(() => list.getByText(new RegExp(`^${courses}( of \\d+)? courses?$`)).count(), {
          message: `${courses} courses ${message}`,
        })
        .toBe(1);
    },
    isWhole: async () => {
      await heading.waitFor();
      await expect.poll(() => list.getByText(/^\d+ courses?$/).count(), { message: 'a whole list' }).toBe(1);
    },
    shows: async (titles) => expect.poll(() => cards.allInnerTexts()).toEqual([...titles]),
    query: async (text) => expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toBe(text),
  };
}
