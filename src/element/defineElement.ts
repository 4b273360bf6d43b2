/** Major version of the elements of this build. */
const major = 1;

const markName = Symbol.for('lectern/major');

/**
 * Registers the class of a tag (RUN-2). A tag that this major has registered before is left as it is; one that another
 * major or the host has is not touched either, and that is said once.
 * @returns whether elements of `name` are of this major now; false where there is no window
 */
export function defineElement(name: string, make: () => CustomElementConstructor): boolean {
  if (!globalThis.customElements) return false;
  const known = customElements.get(name);
  if (!known) {
    const made = make();
    Object.defineProperty(made, markName, { value: major });
    customElements.define(name, made);
    return true;
  }
  const ours = (known as { readonly [markName]?: number })[markName] === major;
  if (!ours)
    console.error(
      `lectern: <${name}> is already defined by something else; give this version a suffix: define({ suffix: '-v${major}' })`,
    );
  return ours;
}
