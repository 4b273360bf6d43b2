import { useState } from 'react';
import type { KnownSaved } from '../../../../data/player/saved/useSavedParts.ts';
import { savedInOrder } from '../../../../domain/tree/savedInOrder.ts';
import type { SavedPart } from '../../../../domain/tree/savedPart.ts';

/** The saved parts of a list. Parts that were removed in it keep their places until the list is closed (SAVED-3). */
export interface Removals {
  readonly shown: readonly SavedPart[];
  readonly isRemoved: (part: SavedPart) => boolean;
  readonly remove: (part: SavedPart) => void;
  readonly undo: (part: SavedPart) => void;
}

const keyOf = ({ objectiveId, activityPathId }: SavedPart) => `${objectiveId}/${activityPathId}`;

/** Removes saved parts from a list, and can undo each removal. */
export function useRemovals(parts: readonly SavedPart[], set: KnownSaved['set']): Removals {
  const [removed, setRemoved] = useState<ReadonlyMap<string, SavedPart>>(new Map());
  const kept = new Set(parts.map(keyOf));
  const gone = [...removed.values()].filter((part) => !kept.has(keyOf(part)));
  return {
    shown: gone.length > 0 ? savedInOrder([...parts, ...gone]) : parts,
    // If the server refuses a removal, the part counts as saved again.
    isRemoved: (part) => !kept.has(keyOf(part)),
    remove: (part) => {
      setRemoved((all) => new Map(all).set(keyOf(part), part));
      set(part, false);
    },
    undo: (part) => set(part, true),
  };
}
