import type { FrameHost } from '../src/features/frame/FrameHost.ts';
import { appearanceTokens } from '../src/port/appearance.ts';
import { hostOptions } from '../src/runtime/hostOptions.ts';

/** What frames are told of this page. */
export const frameHost: FrameHost = {
  hasToken: () => hostOptions.getState().getToken !== undefined,
  hasAddresses: () => hostOptions.getState().hrefFor !== undefined,
  tokens: Object.keys(appearanceTokens),
};
