import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The display of an element: its own content, or the reason why it shows none. For a frame, the page in it is asked. */
async function shownBy(page: Page, tag: string): Promise<string> {
  const frame = page.locator(`${tag} iframe`);
  const inside = (await frame.count()) > 0 ? await (await frame.elementHandle())?.contentFrame() : null;
  return (inside ?? page.mainFrame()).evaluate(
    ({ tag, framed }) => {
      const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
        framed ? localName.startsWith('lectern-') : localName === tag,
      );
      // Nobody in the seed has bookmarks, so this element's empty panel is its content.
      const panel = tag === 'lectern-bookmarks' ? '[role=alert]' : '[part~=blank], [role=alert]';
      const failed = elements.map(({ shadowRoot }) => shadowRoot?.querySelector(panel)).find(Boolean);
      if (failed) return `failed: ${failed.textContent}`;
      // Each element marks the time of its first content (ELEM-11).
      return elements.some(({ localName }) => performance.getEntriesByName(localName).length > 0)
        ? 'content'
        : 'nothing yet';
    },
    { tag, framed: inside !== null },
  );
}

/** Waits until an element shows its own content, not its error panel. */
export const expectContent = (page: Page, tag: string) =>
  expect.poll(() => shownBy(page, tag).catch((error: Error) => error.message)).toBe('content');
