const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** Writing direction of a language. */
export function direction(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
