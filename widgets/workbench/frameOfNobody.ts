import { createElement } from 'react';
import type { FrameProps } from '../../src/features/frame/Frame.tsx';
import { appearanceTokens } from '../../src/port/appearance.ts';

/** `lectern-frame` on a host without a token of the learner. */
export async function frameOfNobody() {
  const { Frame } = await import('../../src/features/frame/Frame.tsx');
  const host = { hasToken: () => false, hasAddresses: () => false, tokens: Object.keys(appearanceTokens) };
  return (props: FrameProps) => createElement(Frame, { ...props, host });
}
