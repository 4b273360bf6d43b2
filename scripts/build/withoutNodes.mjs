/**
 * A module's code without the nodes that `fits` selects, or with other text in their place.
 * @param fits gets each node of `ast`; returns the text in its place, `''` to remove it, undefined to keep it
 */
export function withoutNodes(code, ast, fits) {
  let rest = '';
  let end = 0;
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    const instead = node.type ? fits(node) : undefined;
    if (instead === undefined) return void Object.values(node).forEach(visit);
    rest += code.slice(end, node.start) + instead;
    end = node.end;
  };
  visit(ast);
  return rest + code.slice(end);
}
