/** Elements of other scripts, by their tags. */
export const otherTags = {
  isDefined: (tag: string): boolean => customElements.get(tag) !== undefined,
  /** Resolves with the class of a tag as soon as a script defines it. */
  whenDefined: (tag: string): Promise<CustomElementConstructor> => customElements.whenDefined(tag),
};
