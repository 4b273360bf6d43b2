import { Checker } from 'accessibility-checker-engine/ace-node.js';

const engine = new Checker();

/**
 * What the second engine finds in an element against WCAG 2.2, levels A and AA, as readable lines. Only failed rules count
 * that the engine itself calls violations: "potential" and "manual" results ask a person to look, and recommendations are no
 * part of the standard.
 */
export async function secondOpinion(element: Element): Promise<string[]> {
  const { results } = await engine.check(element, ['WCAG_2_2']);
  // What a closed section holds is drawn nowhere, and has the colours that it had when it was last drawn.
  const isDrawn = (node: unknown) => !(node instanceof Element) || (node.parentElement ?? node).checkVisibility();
  return results
    .filter(({ value }) => String(value[0]) === 'VIOLATION' && String(value[1]) === 'FAIL')
    .filter((result) => isDrawn((result as { readonly node?: unknown }).node))
    .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} ${path['dom'] ?? ''}`);
}
