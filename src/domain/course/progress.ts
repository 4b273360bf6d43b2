/** Progress within 0 and 1 (CARD-8); 0 for what is not a number. */
export function clampProgress(progress: number): number {
  return progress > 0 ? Math.min(1, progress) : 0;
}

/** Progress as whole per cent: 100 only for the whole, 0 only for nothing (CARD-8). */
export function progressPercent(progress: number): number {
  const share = clampProgress(progress);
  return share === 0 || share === 1 ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
}
