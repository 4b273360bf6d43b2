import { describe, expect, it } from 'vitest';
import { pdfSource } from '../../../src/web/pdfSource.ts';

const rule = { apiBase: 'https://lms.example/tenant', storageHost: 'files.storage.example' };
const from = (address: string, given: Partial<typeof rule> = {}) => pdfSource(address, { ...rule, ...given });

describe('where a PDF comes from (MEDIA-2)', () => {
  it.each([
    ['/files/a.pdf', 'https://lms.example/files/a.pdf'],
    ['/api/lms-storage/v1/files/f-1', 'https://lms.example/api/lms-storage/v1/files/f-1'],
    ['/files/a.pdf?part=1#page=2', 'https://lms.example/files/a.pdf?part=1#page=2'],
    ['/files/Read me.pdf', 'https://lms.example/files/Read%20me.pdf'],
    ['/files/قراءة.pdf', 'https://lms.example/files/%D9%82%D8%B1%D8%A7%D8%A1%D8%A9.pdf'],
    ['/files/../other/a.pdf', 'https://lms.example/other/a.pdf'],
    ['/files/a@b.pdf', 'https://lms.example/files/a@b.pdf'],
    ['https://lms.example/a.pdf', 'https://lms.example/a.pdf'],
    ['HTTPS://LMS.EXAMPLE/a.pdf', 'https://lms.example/a.pdf'],
    ['https://lms.example:443/a.pdf', 'https://lms.example/a.pdf'],
  ])('%s is of the portal', (address, url) => {
    expect(from(address)).toEqual({ url, from: 'portal' });
  });

  it.each([
    ['https://files.storage.example/a.pdf?signature=x', rule.storageHost],
    ['https://FILES.storage.example:443/a.pdf', rule.storageHost],
    ['https://files.storage.example/a.pdf', 'https://files.storage.example'],
    ['https://files.storage.example/a.pdf', 'https://files.storage.example/bucket/'],
    ['https://s3.example:9000/a.pdf', 's3.example:9000'],
    ['http://localhost:9000/a.pdf', 'localhost:9000'],
  ])('%s is of the storage %s', (address, storageHost) => {
    expect(from(address, { storageHost })).toMatchObject({ from: 'storage' });
  });

  it('on loopback http will do', () => {
    expect(from('/a.pdf', { apiBase: 'http://127.0.0.1:4300' })).toEqual({
      url: 'http://127.0.0.1:4300/a.pdf',
      from: 'portal',
    });
    expect(from('http://127.0.0.1:4300/a.pdf', { apiBase: 'http://127.0.0.1:4300' })?.from).toBe('portal');
  });

  it.each([
    // Of another origin.
    'https://evil.test/a.pdf',
    'https://lms.example.evil.test/a.pdf',
    'https://evil.test/https://lms.example/a.pdf',
    'https://evil.test/?https://lms.example/a.pdf',
    'https://evil.test/#lms.example',
    'https://lms.example./a.pdf',
    'https://lms.example:8443/a.pdf',
    'http://lms.example/a.pdf',
    'https://lmsXexample/a.pdf',
    'https://xlms.example/a.pdf',
    'https://lms.exаmple/a.pdf', // a Cyrillic а
    'https://files.storage.example.evil.test/a.pdf',
    'https://evil-files.storage.example/a.pdf',
    'https://bucket.files.storage.example/a.pdf',
    'http://files.storage.example/a.pdf',
    'https://files.storage.example:8443/a.pdf',
    'https://127.0.0.1/a.pdf',
    'https://[::1]/a.pdf',
    'https://0x7f000001/a.pdf',
    'http://169.254.169.254/latest/meta-data',
    // Read as another host.
    '//evil.test/a.pdf',
    '//lms.example/a.pdf',
    '///evil.test/a.pdf',
    '/\\evil.test/a.pdf',
    '\\\\evil.test\\a.pdf',
    '/\t/evil.test/a.pdf',
    '/\n/evil.test/a.pdf',
    '/files/\u0000a.pdf',
    '/files/a.pdf\u007f',
    '/files/\u0085a.pdf',
    '/.//evil.test/a.pdf',
    '/x/..//evil.test/a.pdf',
    '/%2e//evil.test/a.pdf',
    'https:/\\evil.test/a.pdf',
    'https:\\\\lms.example\\a.pdf',
    // With credentials.
    'https://lms.example@evil.test/a.pdf',
    'https://user@lms.example/a.pdf',
    'https://user:secret@lms.example/a.pdf',
    'https://:secret@files.storage.example/a.pdf',
    'https://lms.example%40evil.test/a.pdf',
    // No address of a file that is fetched.
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://lms.example/',
    'data:application/pdf;base64,JVBERi0=',
    'blob:https://lms.example/0f8a',
    'file:///etc/passwd',
    'ftp://lms.example/a.pdf',
    'filesystem:https://lms.example/temporary/a.pdf',
    'view-source:https://lms.example/a.pdf',
    'about:blank',
    'chrome://settings',
    // Neither a path nor whole.
    '',
    ' ',
    ' /files/a.pdf',
    ' https://lms.example/a.pdf',
    '\thttps://lms.example/a.pdf',
    'files/a.pdf',
    './a.pdf',
    '../a.pdf',
    '?a.pdf',
    '#a.pdf',
    'lms.example/a.pdf',
    'https:lms.example/a.pdf',
    'https:/a.pdf',
    'https://',
    'https://[/a.pdf',
  ])('blocks %j', (address) => {
    expect(from(address)).toBeNull();
  });

  it.each([null, '', ' ', '://', '*', '*.storage.example', 'storage.example'])(
    'a storage named %j lets nothing of another host through',
    (storageHost) => {
      expect(pdfSource('https://files.storage.example/a.pdf', { ...rule, storageHost })).toBeNull();
    },
  );
});
