const LEFT_OUT = '\0left-out:';

/**
 * Rollup plugin: leaves out lazy code that a build never needs, such as code for a document in a build without one. The module is then
 * empty.
 */
export function leaveOut(pattern) {
  return {
    name: 'leave-out',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const found = await this.resolve(specifier, importer);
      return found && pattern.test(found.id) ? LEFT_OUT + found.id : null;
    },
    load(id) {
      if (!id.startsWith(LEFT_OUT)) return null;
      // All its named exports are undefined.
      return { code: 'export default {};', syntheticNamedExports: true };
    },
  };
}
