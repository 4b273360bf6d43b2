const SHIPPED = /\/node_modules\/.*\.min\.mjs$/;

/**
 * A plugin that makes chunks smaller, without those that are nothing but a package's own small build: going through
 * half a megabyte again takes seconds and saves nothing.
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
