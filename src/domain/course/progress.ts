/** Progress, limited to 0 to 1 (CARD-8); 0 for NaN. */
export function clampProgress(progress: number): number {
  return progress > 0 ? Math.min(1, progress) : 0;
}

/** Progress in whole per cent: 100 only if all is done, 0 only if nothing is (CARD-8). */
export function progressPercent(progress: number): number {
  const share = clampProgress(progress);
  return share === 0 || share === 1 ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
}
