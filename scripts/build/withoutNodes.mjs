/**
 * A module's code without the statements and methods that `fits`; with a text given for one, that stands in its place.
 * @param fits is given each node of `ast`: a text in its place, `''` for none, undefined to keep it
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
