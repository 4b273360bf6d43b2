import type { GridStack } from '../gridStacks.ts';
import { entryNode, type EntryTools } from './entryNode.ts';

/**
 * What stands at a place of the picture: its dates one under the other (CAL-6).
 * @param classes names of the sheet's classes
 */
export function stackNode(
  views: GridStack['views'],
  tools: EntryTools,
  classes: Readonly<Record<string, string>>,
): HTMLElement {
  const stack = document.createElement('div');
  stack.className = classes['dates-stack'] ?? '';
  stack.append(...views.map((view) => entryNode(view, tools, classes)));
  return stack;
}
