import { view } from './renderer.ts';

/** All names that begin like this are ours. */
const prefix = 'lectern-';

/** Whether a class was made by this build: no other script can name this symbol. */
const isOurs = (made: unknown) => view in Object((Object(made) as { readonly prototype?: unknown }).prototype);

/**
 * Keeps our tags for our own elements (FRAG-6): whoever else defines one gets an exception, as for a name that is taken. Our elements
 * define theirs when they first appear, which may be later than another script runs.
 * @param isGuest whether a tag is that of a guest, whose script may come twice: the first defines it, a later one changes nothing
 * @param refused told of each attempt at one of ours: the name, and the stack of the script
 * @returns takes the guard away
 */
export function guardTags(
  isGuest: (name: string) => boolean,
  refused: (name: string, stack: string) => void,
): () => void {
  // Of the prototype, so that it is the way of `customElements.define` and of whoever borrows the method.
  const registry = Object.getPrototypeOf(customElements) as CustomElementRegistry;
  const { define } = registry;
  registry.define = function (this: CustomElementRegistry, name, made, options) {
    const tag = String(name);
    if (tag.startsWith(prefix) && !isOurs(made)) {
      const error = new Error(`lectern: <${tag}> is a tag of the portal`);
      refused(tag, error.stack ?? '');
      throw error;
    }
    if (!isGuest(tag) || !this.get(tag)) define.call(this, tag, made, options);
  };
  return () => (registry.define = define);
}
