import { createElement, useReducer, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** The method that returns the content of an element; a symbol, so that it collides with no property of a feature. */
export const view = Symbol('lectern.view');

interface Mounted {
  readonly root: Root;
  readonly element: { readonly [view]: () => ReactNode };
  /** Renders the content again. Absent before the first rendering, which shows the newest content anyway. */
  redraw?: () => void;
}

const Content = ({ mounted }: { readonly mounted: Mounted }) => {
  // React returns the same function each time, so it can be stored while rendering.
  [, mounted.redraw] = useReducer((times: number) => times + 1, 0);
  return mounted.element[view]();
};

/**
 * The renderer that r2wc mounts with. Attributes and properties are read from the element, since r2wc loses some on the way. The root is
 * rendered once, and only its content is rendered again: Preact (11.2.0) restarts its ids when a root is rendered a third time (ELEM-25).
 */
export const renderer = {
  mount: (container: Node): Mounted => {
    const shadow = container as ShadowRoot;
    const mounted: Mounted = { root: createRoot(shadow), element: shadow.host as unknown as Mounted['element'] };
    mounted.root.render(createElement(Content, { mounted }));
    return mounted;
  },
  update: ({ redraw }: Mounted) => redraw?.(),
  unmount: ({ root }: Mounted) => root.unmount(),
};
