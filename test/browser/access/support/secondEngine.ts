import { Checker } from 'accessibility-checker-engine/ace-node.js';
import { finishMotion } from '../../support/exhibit.ts';

const engine = new Checker();

/**
 * What the second engine finds in an element, as {@link failuresOf} tells it. What is found is looked for again: a part of the page
 * may have arrived, and faded in, while the engine looked.
 */
export async function secondOpinion(element: Element): Promise<string[]> {
  const found = await failuresOf(element);
  return found.length ? failuresOf(element) : found;
}

/**
 * What the second engine finds in an element against WCAG 2.2, levels A and AA, as readable lines. Only failed rules count
 * that the engine itself calls violations: "potential" and "manual" results ask a person to look, and recommendations are no
 * part of the standard.
 */
async function failuresOf(element: Element): Promise<string[]> {
  finishMotion(element);
  const { results } = await engine.check(element, ['WCAG_2_2']);
  // What a closed section holds is drawn nowhere, and has the colours that it had when it was last drawn.
  const isDrawn = (node: unknown) => !(node instanceof Element) || (node.parentElement ?? node).checkVisibility();
  return results
    .filter(({ value }) => String(value[0]) === 'VIOLATION' && String(value[1]) === 'FAIL')
    .filter((result) => isDrawn((result as { readonly node?: unknown }).node))
    .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} ${path['dom'] ?? ''}`);
}
