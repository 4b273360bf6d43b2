import { createElement, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The method that gives the content of an element; a symbol, so that no property of a feature collides with it. */
export const view = Symbol('lectern.view');

interface Mounted {
  readonly root: Root;
  readonly element: { readonly [view]: () => ReactNode };
  readonly content: StoreApi<{ readonly node: ReactNode }>;
}

const Content = ({ content }: Pick<Mounted, 'content'>) =>
  useSyncExternalStore(content.subscribe, content.getState).node;

/**
 * The renderer that r2wc mounts with. Attributes and properties are read from the element, since r2wc loses some on the way. The root is
 * rendered once, and its content changes within: Preact (11.2.0) begins to count ids anew when a root is rendered a third time (ELEM-25).
 */
export const renderer = {
  mount: (container: Node): Mounted => {
    const shadow = container as ShadowRoot;
    const element = shadow.host as unknown as Mounted['element'];
    const content = createStore(() => ({ node: element[view]() }));
    const root = createRoot(shadow);
    root.render(createElement(Content, { content }));
    return { root, element, content };
  },
  update: ({ element, content }: Mounted) => content.setState({ node: element[view]() }),
  unmount: ({ root }: Mounted) => root.unmount(),
};
