/** Progress held between 0 and 1 (CARD-8); what is no number is none. */
export function clampProgress(progress: number): number {
  return progress >= 1 ? 1 : progress > 0 ? progress : 0;
}

/** Progress as whole per cent; less than the whole never reads 100, and what is begun never 0 (CARD-8). */
export function progressPercent(progress: number): number {
  const share = clampProgress(progress);
  return share === 0 || share === 1 ? share * 100 : Math.min(99, Math.max(1, Math.round(share * 100)));
}
