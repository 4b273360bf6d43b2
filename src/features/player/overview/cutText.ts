/** Length at which a description is cut (CONST-13). */
const about = 70;
/** A text that is only slightly longer is not cut: the button would take as much space as the hidden words. */
const few = 30;

/** The beginning of a description up to the end of a word, or null if it is short enough to be shown whole (OVER-3). */
export function cutText(text: string): string | null {
  if (text.length <= about + few) return null;
  const end = text.lastIndexOf(' ', about);
  return `${text.slice(0, end > about / 2 ? end : about).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
