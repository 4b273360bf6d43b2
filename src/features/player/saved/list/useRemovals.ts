import { useState } from 'react';
import type { KnownSaved } from '../../../../data/player/saved/useSavedParts.ts';
import { savedInOrder } from '../../../../domain/tree/savedInOrder.ts';
import type { SavedPart } from '../../../../domain/tree/savedPart.ts';

/** The saved parts of a list, and those that were removed in it, which keep their places until the list goes (SAVED-3). */
export interface Removals {
  readonly shown: readonly SavedPart[];
  readonly isRemoved: (part: SavedPart) => boolean;
  readonly remove: (part: SavedPart) => void;
  readonly undo: (part: SavedPart) => void;
}

const keyOf = ({ objectiveId, activityPathId }: SavedPart) => `${objectiveId}/${activityPathId}`;

/** Removes saved parts from a list, each with a way to take that back. */
export function useRemovals(parts: readonly SavedPart[], set: KnownSaved['set']): Removals {
  const [removed, setRemoved] = useState<ReadonlyMap<string, SavedPart>>(new Map());
  const kept = new Set(parts.map(keyOf));
  const gone = [...removed.values()].filter((part) => !kept.has(keyOf(part)));
  return {
    shown: gone.length > 0 ? savedInOrder([...parts, ...gone]) : parts,
    // A removal that the server refused is none.
    isRemoved: (part) => !kept.has(keyOf(part)),
    remove: (part) => {
      setRemoved((all) => new Map(all).set(keyOf(part), part));
      set(part, false);
    },
    undo: (part) => set(part, true),
  };
}
