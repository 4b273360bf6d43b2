import type { GridPlace } from '../gridWeeks.ts';
import { entryNode, type EntryTools } from './entryNode.ts';

/**
 * The node of one place: the dates of a week, each in the column of its day (CAL-6).
 * @param classes names of the sheet's classes
 */
export function weekNode(
  cells: GridPlace['cells'],
  tools: EntryTools,
  classes: Readonly<Record<string, string>>,
): HTMLElement {
  const week = document.createElement('div');
  week.className = classes['dates-week'] ?? '';
  for (const { view, column, span, row } of cells) {
    const entry = entryNode(view, tools, classes);
    entry.style.gridArea = `${row} / ${column} / auto / span ${span}`;
    week.append(entry);
  }
  return week;
}
