import { motifs } from './motifs.ts';

/** The line drawing of a cover without a picture. @param motif counts from 0 to 6 */
export function CoverMotif({ motif }: { readonly motif: number }) {
  const drawing = motifs[motif % motifs.length];
  return (
    <svg viewBox="0 0 104 144" preserveAspectRatio="xMidYMid slice">
      <path d={drawing?.lines} {...(drawing?.width ? { strokeWidth: drawing.width } : {})} />
      {drawing?.solid && <path className="solid" d={drawing.solid} />}
    </svg>
  );
}
