import { h, type FunctionalComponent } from 'vue';
import { tagProps, type TagShape } from './tagProps.ts';

const camel = (name: string) => name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string) => camel(`-${name}`);

/** A component of Vue 3 for a tag: props by their camelCase names, events as `@navigate`. It needs no setting of the compiler. */
export function vueComponent<P extends object>(tag: string, shape: TagShape): FunctionalComponent<P> {
  const component: FunctionalComponent<P> = (_, { attrs, slots }) => {
    const given = Object.fromEntries(Object.entries(attrs).map(([name, value]) => [camel(name), value]));
    return h(
      tag,
      tagProps(shape, given, (event) => `on${pascal(event)}`),
      slots['default']?.(),
    );
  };
  // All props pass through `attrs`, once.
  component.inheritAttrs = false;
  component.displayName = tag;
  return component;
}
