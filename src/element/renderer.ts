import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** The method that gives the content of an element; a symbol, so that no property of a feature collides with it. */
export const view = Symbol('lectern.view');

interface Mounted {
  readonly root: Root;
  readonly element: { readonly [view]: () => ReactNode };
}

let mounts = 0;

const update = ({ root, element }: Mounted) => root.render(element[view]());

/** The renderer that r2wc mounts with. Attributes and properties are read from the element, since r2wc loses some on the way. */
export const renderer = {
  mount: (container: Node): Mounted => {
    const shadow = container as ShadowRoot;
    // A prefix of its own keeps ids of several elements apart where they meet, as in the page's accessibility tree.
    const mounted = {
      root: createRoot(shadow, { identifierPrefix: `l${++mounts}` }),
      element: shadow.host as unknown as Mounted['element'],
    };
    update(mounted);
    return mounted;
  },
  update,
  unmount: ({ root }: Mounted) => root.unmount(),
};
