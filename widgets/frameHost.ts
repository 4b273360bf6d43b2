import type { FrameHost } from '../src/features/frame/FrameHost.ts';
import { appearanceTokens } from '../src/port/appearance.ts';
import { hostOptions } from '../src/runtime/hostOptions.ts';

/** The facts about this page that frames get. */
export const frameHost: FrameHost = {
  hasToken: () => hostOptions.getState().getToken !== undefined,
  hasAddresses: () => hostOptions.getState().hrefFor !== undefined,
  tokens: Object.keys(appearanceTokens),
};
