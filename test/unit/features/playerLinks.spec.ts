// Addresses and kinds of what authors attach (MEDIA-7).
import { expect, it } from 'vitest';
import { fileIcon } from '../../../src/features/player/text/fileIcon.ts';
import { linkOf } from '../../../src/features/player/text/linkOf.ts';
import { sizeText } from '../../../src/features/player/text/sizeText.ts';

it.each([
  ['/files/a.pdf', 'https://lms.example/files/a.pdf'],
  ['files/a b.pdf', 'https://lms.example/tenant/files/a%20b.pdf'],
  ['https://storage.example/a', 'https://storage.example/a'],
  ['http://storage.example/a', 'http://storage.example/a'],
  ['javascript:alert(1)', null],
  [' java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://lms.example/1', null],
  ['https://', null],
])('MEDIA-7: %s is a link to %s', (address, link) => {
  expect(linkOf(address, 'https://lms.example/tenant')).toBe(link);
});

it('MEDIA-7: each type has its icon, and what is not known one as well', () => {
  const types = ['image/png', 'video/mp4', 'audio/mpeg', 'text/csv', 'application/zip', 'application/pdf', ''];
  expect(new Set(types.map(fileIcon)).size).toBe(types.length);
  expect(fileIcon('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')).toBe(fileIcon('text/csv'));
  expect(fileIcon('application/vnd.openxmlformats-officedocument.wordprocessingml.document')).toBe(fileIcon('application/pdf'));
});

it.each([[512, 'en-US', 'size.B 512'], [1024, 'en-US', 'size.KB 1.00'], [1_234_567, 'en-US', 'size.MB 1.18'], [1_234_567, 'de', 'size.MB 1,18']])('MEDIA-4: %d in %s', (bytes, tag, text) => {
  expect(sizeText(bytes, ((key: string, { value }: { value: string }) => `${key} ${value}`) as never, tag)).toBe(text);
});
