/** Colour and motif of a cover, both 0 to 6 (CARD-2). */
export interface CoverIndex {
  readonly colour: number;
  readonly motif: number;
}

/**
 * The cover of a course without a picture. Colours repeat in the order of a list, so that two courses next to each other never have the
 * same colour. The motif depends only on the course.
 * @param at place in its list, counted from 0; null outside of lists, where the colour depends only on the course too
 */
export function coverIndex(id: string, at: number | null = null): CoverIndex {
  let hash = 2166136261;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 16777619);
  const own = (hash >>> 0) % 49;
  return { colour: (at ?? own) % 7, motif: Math.floor(own / 7) };
}
