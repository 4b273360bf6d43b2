/** A card can be read and opened without its drawing, so the drawing comes after it. */
export const loadMotif = async () => (await import('./CoverMotif.tsx')).CoverMotif;
