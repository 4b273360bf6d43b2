const longest = 180;

/**
 * A file name that cannot deceive its reader (ATTACH-6): without a path, without control characters and characters that change the
 * direction of the text, in one spelling of Unicode, and not too long; its ending stays. An empty name becomes `file`.
 */
export function safeName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    // Control characters, characters without a width or that change the direction, lone surrogates; then characters that file systems
    // refuse.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (clean.length <= longest) return clean || 'file';
  const ending = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  const signs = [...clean.slice(0, clean.length - ending.length)];
  while (signs.join('').length + ending.length > longest) signs.pop();
  return signs.join('') + ending;
}
