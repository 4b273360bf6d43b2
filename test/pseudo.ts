const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aeiouycnsAEIOUYCNS'].map((letter, index) => [letter, [...'áéíóúýçñšÁÉÍÓÚÝÇÑŠ'][index]!]),
);

/** A word with other letters, and with 40 % more of them. */
const longer = (word: string) =>
  word.replace(/[aeiouycns]/gi, (letter) => letters[letter] ?? letter) + '~'.repeat(Math.ceil(word.length * 0.4));

/**
 * A text as a language that nobody speaks has it: other letters, each word 40 % longer, in brackets (LOC-16). Values to be set in stay.
 */
export const pseudo = (text: string): string =>
  `⟦${text.replace(/(\{\{.*?\}\}|<\/?\d+>)|[\p{L}\p{M}\d'’]+/gu, (word, kept?: string) => kept ?? longer(word))}⟧`;
