const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A unit in which sizes of files are told; each is 1024 of the one before. */
export type FileUnit = (typeof units)[number];

/** A size ready to be written: `value` has `decimals` of them and no more. */
export interface FileSize {
  readonly value: number;
  readonly unit: FileUnit;
  readonly decimals: 0 | 2;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * The size of a file in the largest unit of which it has one (MEDIA-4): whole bytes, else two decimals. What rounding makes 1024 is one of the next unit.
 * @param bytes zero or more
 */
export function fileSize(bytes: number): FileSize {
  let at = 0;
  let value = bytes;
  while (at < units.length - 1 && (at === 0 ? value : hundredths(value)) >= 1024) {
    value /= 1024;
    at += 1;
  }
  return at === 0 ? { value, unit: 'B', decimals: 0 } : { value: hundredths(value), unit: units[at]!, decimals: 2 };
}
