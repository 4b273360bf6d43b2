import { useEffect, useRef } from 'react';
import type { PartInput } from '../../../data/player/run/PartInput.ts';
import { startPart } from '../../../data/player/run/startPart.ts';
import { tellShown } from '../../../data/player/reading/tellShown.ts';
import { useCommand } from '../../../commands/useCommand.ts';
import { pathOf, type TreeRow } from '../../../domain/tree/flattenTree.ts';
import { partStartNeeded } from '../../../domain/course/startNeeded.ts';
import type { RuntimePort } from '../../../port/port.ts';

export interface PartStartOf extends Pick<PartInput, 'objectiveId' | 'workflowId'> {
  readonly userId: string;
  /** The open part. */
  readonly current: TreeRow | null;
  readonly inProgress: boolean;
  /** Whether a proctoring step is needed before the part may begin (PROCT-3). */
  readonly held: boolean;
}

/**
 * Starts a part when it opens, once (START-4).
 * @returns to be called when a part of a long read comes into view, which opens it (PRESENT-2)
 */
export function usePartStart(
  port: RuntimePort,
  { objectiveId, workflowId, userId, current, inProgress, held }: PartStartOf,
): (row: TreeRow, starts: boolean) => void {
  const start = useCommand(port, startPart, { userId });
  const tried = useRef(new Set<string>());
  const begin = (row: TreeRow) => {
    const path = pathOf(row).map(({ id }) => id);
    if (tried.current.has(path.join('/'))) return;
    tried.current.add(path.join('/'));
    start.run({ objectiveId, workflowId, path });
  };
  useEffect(() => {
    if (current && !held && partStartNeeded(current, !inProgress)) begin(current);
  });
  return (row, starts) => {
    if (starts) begin(row);
    else if (inProgress) void tellShown(port, workflowId, pathOf(row));
  };
}
