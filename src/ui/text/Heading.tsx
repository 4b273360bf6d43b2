import { createElement, type ReactNode, type Ref } from 'react';

/** Level of a heading. An embedding page sets the level at which an element begins. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A heading whose level is data. */
export function Heading({
  level,
  children,
  ...rest
}: {
  readonly 'level': HeadingLevel;
  readonly 'className'?: string | undefined;
  readonly 'part'?: string;
  readonly 'id'?: string;
  readonly 'tabIndex'?: number;
  /** The description that is read with it when it gets the focus. */
  readonly 'aria-describedby'?: string;
  readonly 'ref'?: Ref<HTMLHeadingElement>;
  readonly 'children': ReactNode;
}) {
  return createElement(`h${level}`, rest, children);
}

/** The level `steps` below `level`, but at most 6. */
export function below(level: HeadingLevel, steps = 1): HeadingLevel {
  return Math.min(6, level + steps) as HeadingLevel;
}
