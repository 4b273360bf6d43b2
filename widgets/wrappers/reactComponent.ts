import { createElement, type ReactElement } from 'react';
import { tagProps, type TagShape } from './tagProps.ts';

/** A component of React 19 for a tag: props by their camelCase names, events as `onNavigate`. It renders on a server too. */
export function reactComponent<P extends object>(tag: string, shape: TagShape): (props: P) => ReactElement {
  const component = (props: P) =>
    createElement(
      tag,
      tagProps(shape, props as Record<string, unknown>, (event) => `on${event}`),
    );
  return Object.assign(component, { displayName: tag });
}
