/** Length at which a description is cut (CONST-13). */
const about = 70;

/** The beginning of a description up to a word's end, or null where it is short enough to stand whole (OVER-3). */
export function cutText(text: string): string | null {
  if (text.length <= about + 10) return null;
  const end = text.lastIndexOf(' ', about);
  return `${text.slice(0, end > about / 2 ? end : about).replace(/[\s,;:.–—-]+$/u, '')}…`;
}
