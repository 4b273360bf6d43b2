// Kinds of what authors attach (MEDIA-7).
import { expect, it } from 'vitest';
import { fileIcon } from '../../../../src/features/player/parts/text/fileIcon.ts';

it('MEDIA-7: each type has its icon, and what is not known one as well', () => {
  const types = ['image/png', 'video/mp4', 'audio/mpeg', 'text/csv', 'application/zip', 'application/pdf', ''];
  expect(new Set(types.map(fileIcon)).size).toBe(types.length);
  expect(fileIcon('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(fileIcon('text/csv'));
  expect(fileIcon('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe(
    fileIcon('application/pdf'),
  );
});
