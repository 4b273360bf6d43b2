import type { CSSProperties, ReactNode } from 'react';
import type { Box } from './PartProps.ts';

/**
 * A box of its own size, never wider than the page; content that does not fit scrolls inside it (PRESENT-5). A film
 * keeps the proportions of its box, and its words are never cut.
 */
export function Sized({
  box,
  name,
  film,
  children,
}: {
  readonly box: Box;
  readonly name: string;
  readonly film: boolean;
  readonly children: ReactNode;
}) {
  const inlineSize = box.width === null ? '100%' : `min(100cqi, ${box.width}px)`;
  const blockSize = box.height === null ? undefined : `${box.height}px`;
  if (film)
    return (
      <div
        className="film-box"
        style={
          {
            '--box': inlineSize,
            '--box-block': blockSize ?? '70vh',
            '--box-ratio': box.width && box.height ? `${box.width}/${box.height}` : '16/9',
          } as CSSProperties
        }
      >
        {children}
      </div>
    );
  return (
    <div
      className="given-size"
      role="region"
      aria-label={name}
      tabIndex={0}
      style={{ '--box': inlineSize, blockSize } as CSSProperties}
    >
      {children}
    </div>
  );
}
