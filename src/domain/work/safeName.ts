const longest = 180;

/**
 * A name of a file that says nothing else than it looks (ATTACH-6): without a path, without control signs and signs that turn the direction
 * of what follows, in one spelling of Unicode, and not too long; its ending stays. Empty names become `file`.
 */
export function safeName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    // Controls; signs without a width or that turn the direction; halves of signs; what no file system takes.
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
