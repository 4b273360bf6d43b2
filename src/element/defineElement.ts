/** Major version of the elements of this build. */
const major = 1;

const markName = Symbol.for('lectern/major');

/**
 * Registers the class of a tag (RUN-2). A tag that this major version has registered before stays unchanged. A tag that another major
 * version or the host has registered stays unchanged too, and that is logged.
 * @returns whether elements of `name` belong to this major version now; false without a window
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
      `lectern: <${name}> is defined already; give this version a suffix: define({ suffix: '-v${major}' })`,
    );
  return ours;
}
