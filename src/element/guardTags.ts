import { view } from './renderer.ts';

/** All names that begin like this are ours. */
const prefix = 'lectern-';

/** Whether a class was made by this build: no other script can name this symbol. */
const isOurs = (made: unknown) => view in Object((Object(made) as { readonly prototype?: unknown }).prototype);

/**
 * Reserves our tags for our own elements (FRAG-6): another script that defines one gets an exception, as for a name that is taken. Our
 * elements define their tags when they first appear, which may be after another script has run.
 * @param isGuest whether a tag belongs to a guest, whose script may run twice: the first run defines it, a later one changes nothing
 * @param refused called for each attempt to define one of ours, with the name and the stack of the script
 * @returns removes the guard
 */
export function guardTags(
  isGuest: (name: string) => boolean,
  refused: (name: string, stack: string) => void,
): () => void {
  // Patched on the prototype, so that calls of `customElements.define` and borrowed methods both pass through it.
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
