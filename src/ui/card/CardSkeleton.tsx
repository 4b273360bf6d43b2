import css from './card.css';
import coverCss from '../cover/cover.css';
import { useSheet } from '../sheets/sheet.ts';

const bar = (inlineSize: string, em: number, above: number) => (
  <div
    className="sk"
    style={{ inlineSize, blockSize: `calc(${em}*var(--l-em))`, marginBlockStart: `calc(${above}*var(--l-em))` }}
  />
);

/** The boxes of a card whose course has not loaded yet. The list hides them from screen readers, which hear the list's status instead. */
export function CardSkeleton() {
  useSheet(coverCss);
  useSheet(css);
  return (
    <div className="card">
      <div className="cover sk" />
      <div className="body">
        {bar('40%', 0.75, 0.375)}
        {bar('90%', 1, 0.75)}
        {bar('62%', 1, 0.4375)}
        <div className="foot">
          {bar('100%', 0.375, 0)}
          {bar('55%', 0.75, 0.75)}
          {bar('0', 0.375, 0)}
        </div>
      </div>
    </div>
  );
}
