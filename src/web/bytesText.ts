import { fileSize } from './fileSize.ts';

const units = { B: 'byte', KB: 'kilobyte', MB: 'megabyte', GB: 'gigabyte', TB: 'terabyte' } as const;

/** A number of bytes in the words of a language, with one decimal: "34.5 MB". */
export function bytesText(bytes: number, tag: string): string {
  const { value, unit } = fileSize(bytes);
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: units[unit],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(value);
}
