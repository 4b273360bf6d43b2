import { describe, expect, it } from 'vitest';
import { fileKind, filePlace, fileType } from '../../../../src/features/player/parts/file/fileModel.ts';

const file = (name: string, mediaType = '', url = '/api/lms-storage/v1/files/f-1') => ({ name, mediaType, url });

describe('parts that are files (MEDIA-12)', () => {
  it.each([
    ['a PDF', file('report', 'application/pdf'), 'pdf', 'PDF'],
    ['a PDF by its name', file('report.PDF'), 'pdf', 'PDF'],
    [
      'a PDF by its address',
      file('Report', 'application/octet-stream', 'https://files.example/a/report.pdf?signature=x.csv'),
      'pdf',
      'PDF',
    ],
    ['a page that calls itself a PDF', file('report.pdf', 'text/html'), 'other', 'PDF'],
    ['an image', file('gait.webp', 'image/webp'), 'image', 'WEBP'],
    ['an image by its name', file('gait.JPG'), 'image', 'JPG'],
    ['an image that browsers do not draw', file('gait.tiff', 'image/tiff'), 'other', 'TIFF'],
    ['a table', file('walkers.csv', 'text/csv'), 'other', 'CSV'],
    ['a type without a name', file('walkers', 'application/x-tar'), 'other', 'TAR'],
    ['nothing known', file('walkers', 'application/octet-stream'), 'other', ''],
    ['nothing at all', file(''), 'other', ''],
  ])('%s', (_, of, kind, type) => {
    expect([fileKind(of), fileType(of)]).toEqual([kind, type]);
  });

  const [api, page] = ['https://lms.example/tenant', 'https://partner.example'];
  it.each([
    ['/files/a', api, 'https://lms.example', { href: 'https://lms.example/files/a', at: 'page' }],
    ['files/a', api, page, { href: 'https://lms.example/tenant/files/a', at: 'portal' }],
    ['/files/a', api, page, { href: 'https://lms.example/files/a', at: 'portal' }],
    ['https://files.example/a', api, page, { href: 'https://files.example/a', at: 'elsewhere' }],
    ['https://partner.example/a', api, page, { href: 'https://partner.example/a', at: 'page' }],
    ['javascript:alert(1)', api, page, null],
    ['data:text/html,x', api, page, null],
    ['blob:https://lms.example/1', api, page, null],
    ['file:///etc/passwd', api, page, null],
    ['https://', api, page, null],
  ])('%s of %s on a page of %s', (url, apiBase, here, place) => {
    expect(filePlace(url, apiBase, here)).toEqual(place);
  });
});
