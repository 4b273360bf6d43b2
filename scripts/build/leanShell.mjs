import { withoutNodes } from './withoutNodes.mjs';

const LIBRARY = /\/@r2wc\/core\/dist\/core\.js$/;
const NO_NAMES = /props: \[\],\s*events: \[\]/;
/** What the class of an element has of its own, and calls of r2wc's nowhere. */
const OWN = ['observedAttributes', 'attributeChangedCallback'];

/**
 * Rollup plugin: r2wc without its reading of attributes, which src/element does itself. It is given no names of properties and
 * events, so its loops over them do nothing. The build fails where someone gives it some.
 */
export function leanShell() {
  const isIdle = ({ type, key }) => type === 'ForOfStatement' || (type === 'MethodDefinition' && OWN.includes(key.name));
  return {
    name: 'lean-shell',
    transform(code, id) {
      return LIBRARY.test(id) ? { code: withoutNodes(code, this.parse(code), (node) => (isIdle(node) ? '' : undefined)), map: null } : null;
    },
    moduleParsed({ id, code, importedIds }) {
      if (importedIds.some((from) => LIBRARY.test(from)) && !NO_NAMES.test(code)) this.error(`${id} gives r2wc names, which scripts/build/leanShell.mjs leaves unread`);
    },
  };
}
