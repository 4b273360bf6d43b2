/** Invisible characters that people copy along with a number. */
const unseen = /\p{Cf}|\p{Variation_Selector}/gu;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const shape = /^[^\s\p{C}<>"'\\]{1,100}$/u;

/** The number in a link to a certificate; the text itself if it is no such link. */
function ofLink(text: string): string {
  const [, segment] = /\/certificate\/([^/?#\s]+)/.exec(text) ?? [];
  if (!segment) return text;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Reads the number of a certificate that somebody typed or pasted (CERT-21): also from its link, with spaces around it, and with the dashes
 * of a word processor. Null for anything else; the server is not asked then.
 */
export function readCertificateNumber(typed: string): string | null {
  const number = ofLink(typed.replace(unseen, '').trim()).replace(dashes, '-');
  return shape.test(number) ? number : null;
}
