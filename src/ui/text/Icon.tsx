import { createElement } from 'react';

/** Data of one icon as the `lucide` package has it: tag names with their attributes. */
export type IconNode = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

/** `flip`: for arrows and the like, which point the other way in right-to-left text. `size`: 18 px, or 16 (`s`), 14 (`xs`), 28 (`lg`). */
export interface IconProps {
  readonly of: IconNode;
  readonly size?: 's' | 'xs' | 'lg';
  readonly flip?: boolean;
}

/** A line icon: decoration, hidden from screen readers. The text is beside it or in the control's label. */
export function Icon({ of, size, flip }: IconProps) {
  return (
    <svg className={`icon${size ? ` ${size}` : ''}${flip ? ' flip' : ''}`} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
