import { useEffect, useRef } from 'react';
import type { PartInput } from '../../data/player/PartInput.ts';
import { startPart } from '../../data/player/startPart.ts';
import { tellShown } from '../../data/player/tellShown.ts';
import { useCommand } from '../../data/player/useCommand.ts';
import { pathOf, type TreeRow } from '../../domain/flattenTree.ts';
import { partStartNeeded } from '../../domain/startNeeded.ts';
import type { RuntimePort } from '../../runtime/port.ts';

export interface PartStartOf extends Pick<PartInput, 'objectiveId' | 'workflowId'> {
  readonly userId: string;
  /** The part that is read. */
  readonly current: TreeRow | null;
  readonly inProgress: boolean;
  /** Something has to be done before it may begin (PROCT-3). */
  readonly held: boolean;
}

/**
 * Opening starts a part, once (START-4).
 * @returns to be called when a part of a long read comes into view, which opens it (PRESENT-2)
 */
export function usePartStart(port: RuntimePort, { objectiveId, workflowId, userId, current, inProgress, held }: PartStartOf): (row: TreeRow, starts: boolean) => void {
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
