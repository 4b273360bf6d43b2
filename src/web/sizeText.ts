import { fileSize } from './fileSize.ts';

const units = { B: 'byte', KB: 'kilobyte', MB: 'megabyte', GB: 'gigabyte', TB: 'terabyte' } as const;
/** English units as MEDIA-4 names them. */
const english: Readonly<Record<string, string>> = { byte: 'B', kB: 'KB' };

/**
 * A number of bytes in the units of a language: whole bytes, else two decimals: "1.18 MB" (MEDIA-4).
 * @param tag the language with a region, for which the browser has words: `dateTag` of the formats
 * @param fewest the number of decimals that are written even if they are zero; 0 for a limit, such as "20 MB"
 */
export function sizeText(bytes: number, tag: string, fewest = 2): string {
  const { value, unit, decimals } = fileSize(bytes);
  const format = new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[unit],
    unitDisplay: 'short',
    minimumFractionDigits: Math.min(fewest, decimals),
    maximumFractionDigits: decimals,
    numberingSystem: 'latn',
  });
  if (!tag.startsWith('en')) return format.format(value);
  return format
    .formatToParts(value)
    .map((part) => english[part.value] ?? part.value)
    .join('');
}
