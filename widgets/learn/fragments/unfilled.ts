import type { FilledPage } from './fillPage.tsx';

/** A page without fragments. */
export const unfilled: FilledPage = { slot: null, main: null, parts: null, hub: null, knowledgeCenter: false };
