const largeUnits = ['KB', 'MB', 'GB', 'TB'] as const;

/** A unit of file sizes; each is 1024 times the one before. */
export type FileUnit = 'B' | (typeof largeUnits)[number];

/** A size ready to be written: `value` has at most so many `decimals`. */
export interface FileSize {
  readonly value: number;
  readonly unit: FileUnit;
  readonly decimals: 0 | 2;
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * The size of a file in the largest unit of which it has at least one (MEDIA-4): whole bytes, else two decimals. A value that rounds to
 * 1024 is one of the next unit.
 * @param bytes zero or more
 */
export function fileSize(bytes: number): FileSize {
  if (bytes < 1024) return { value: bytes, unit: 'B', decimals: 0 };
  let value = bytes;
  let unit: FileUnit = 'KB';
  for (unit of largeUnits) {
    value /= 1024;
    if (hundredths(value) < 1024) break;
  }
  return { value: hundredths(value), unit, decimals: 2 };
}
