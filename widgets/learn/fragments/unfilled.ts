import type { FilledPage } from './fillPage.tsx';

/** A page that is ours alone. */
export const unfilled: FilledPage = { slot: null, main: null, parts: null, hub: null, knowledgeCenter: false };
