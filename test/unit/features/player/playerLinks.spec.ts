// Kinds and sizes of what authors attach (MEDIA-7).
import { expect, it } from 'vitest';
import { fileIcon } from '../../../../src/features/player/parts/text/fileIcon.ts';
import { sizeText } from '../../../../src/features/player/parts/text/sizeText.ts';

it('MEDIA-7: each type has its icon, and what is not known one as well', () => {
  const types = ['image/png', 'video/mp4', 'audio/mpeg', 'text/csv', 'application/zip', 'application/pdf', ''];
  expect(new Set(types.map(fileIcon)).size).toBe(types.length);
  expect(fileIcon('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(fileIcon('text/csv'));
  expect(fileIcon('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe(
    fileIcon('application/pdf'),
  );
});

it.each([
  [512, 'en-US', 'size.B 512'],
  [1024, 'en-US', 'size.KB 1.00'],
  [1_234_567, 'en-US', 'size.MB 1.18'],
  [1_234_567, 'de', 'size.MB 1,18'],
])('MEDIA-4: %d in %s', (bytes, tag, text) => {
  expect(sizeText(bytes, ((key: string, { value }: { value: string }) => `${key} ${value}`) as never, tag)).toBe(text);
});
