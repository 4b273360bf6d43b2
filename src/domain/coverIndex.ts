/** Colour and motif of a cover, both 0 to 6 (CARD-2). */
export interface CoverIndex {
  readonly colour: number;
  readonly motif: number;
}

/** Chosen by the course's id, so that a course keeps its cover in every list, order and search. */
export function coverIndex(id: string): CoverIndex {
  let hash = 2166136261;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 16777619);
  const index = (hash >>> 0) % 49;
  return { colour: index % 7, motif: Math.floor(index / 7) };
}
