import type { Page } from 'playwright-core';

/** Runs in the page: milliseconds until a table of six weeks that holds so many elements is made, laid out and painted. */
function untilTable(elements: number): Promise<number> {
  return new Promise((resolve) => {
    const from = performance.now();
    const table = document.createElement('table');
    const cells = Array.from({ length: 6 }, () => table.insertRow()).flatMap((row) =>
      Array.from({ length: 7 }, () => row.insertCell()),
    );
    for (let index = 0; index < elements - 48; index += 1) {
      const text = document.createElement('div');
      text.textContent = `Part ${index}`;
      cells[index % cells.length]?.append(text);
    }
    document.body.prepend(table);
    requestAnimationFrame(() => {
      // This frame has not been drawn yet; a message is delivered after it has.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve(performance.now() - from);
        table.remove();
      };
      port2.postMessage(null);
    });
  });
}

/**
 * A fixed piece of work of the same page on the same processor: a bare table of so many elements. What else is measured is told as so many
 * times this, which says more than milliseconds on a machine that has other work to do.
 */
export const tableToPaint = (page: Page, elements: number): Promise<number> => page.evaluate(untilTable, elements);
