const SHIPPED = /\/node_modules\/.*\.min\.mjs$/;

/**
 * Makes a minifying plugin skip chunks that consist only of a package's own minified build: processing half a megabyte again takes seconds
 * and saves nothing.
 */
export function unlessShipped(plugin) {
  const work = plugin.renderChunk.handler ?? plugin.renderChunk;
  return {
    ...plugin,
    renderChunk(code, chunk, ...rest) {
      const modules = Object.keys(chunk.modules).filter((id) => !id.startsWith('\0'));
      return modules.length > 0 && modules.every((id) => SHIPPED.test(id))
        ? null
        : work.call(this, code, chunk, ...rest);
    },
  };
}
