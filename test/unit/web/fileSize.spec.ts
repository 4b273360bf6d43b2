import { expect, it } from 'vitest';
import { fileSize } from '../../../src/web/fileSize.ts';

it.each([
  [0, 0, 'B', 0],
  [1, 1, 'B', 0],
  [1023, 1023, 'B', 0],
  [1024, 1, 'KB', 2],
  [1536, 1.5, 'KB', 2],
  [1234567, 1.18, 'MB', 2],
  [1024 ** 2 - 1, 1, 'MB', 2],
  [1024 ** 2 - 6000, 1018.14, 'KB', 2],
  [1024 ** 3, 1, 'GB', 2],
  [1024 ** 3 - 1, 1, 'GB', 2],
  [5.678 * 1024 ** 3, 5.68, 'GB', 2],
  [1024 ** 4, 1, 'TB', 2],
  [2048 * 1024 ** 4, 2048, 'TB', 2],
] as const)('MEDIA-4: %d bytes are %d %s', (bytes, value, unit, decimals) => {
  expect(fileSize(bytes)).toEqual({ value, unit, decimals });
});
