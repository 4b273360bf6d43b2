import type { Page } from 'playwright-core';

/** Everything that the page draws, including shadow roots: a line for each element, and for each sequence of texts. */
export const drawnOn = (page: Page) =>
  page.evaluate(() => {
    const own = /^(spellcheck|data-(scheme|ground))$/;
    const lines = (node: Node, depth: number): string[] => {
      const space = ' '.repeat(depth);
      if (!(node instanceof Element) || node.localName === 'link') return [];
      const attributes = [...node.attributes]
        .filter(({ name }) => !own.test(name))
        .map(({ name, value }) => ` ${name}=${value.trim()}`)
        .sort();
      const inside = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes];
      const texts = (index: number): string => {
        const one = inside[index];
        return one instanceof Text ? one.data + texts(index + 1) : '';
      };
      return [
        space + node.localName + attributes.join(''),
        ...inside.flatMap((one, index) => {
          if (!(one instanceof Text)) return lines(one, depth + 1);
          return inside[index - 1] instanceof Text ? [] : [`${space} ${texts(index)}`];
        }),
      ];
    };
    const place = document.querySelector('#learn');
    return place ? lines(place, 0) : [];
  });
