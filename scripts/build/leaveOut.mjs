const LEFT_OUT = '\0left-out:';

/**
 * Rollup plugin: code that comes on demand and is never wanted by a build, such as what needs a document where there is none, is left
 * out of it, and empty.
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
      // All that is asked of it by name is undefined.
      return { code: 'export default {};', syntheticNamedExports: true };
    },
  };
}
