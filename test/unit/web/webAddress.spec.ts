// Addresses as authors write them (MEDIA-7).
import { expect, it } from 'vitest';
import { webAddress } from '../../../src/web/webAddress.ts';

const apiBase = 'https://lms.example/tenant';

it.each([
  ['/files/a.pdf', 'https://lms.example/files/a.pdf', true],
  ['files/a b.pdf', 'https://lms.example/tenant/files/a%20b.pdf', true],
  ['', 'https://lms.example/tenant/', true],
  ['HTTPS://LMS.EXAMPLE:443/a', 'https://lms.example/a', true],
  ['https:a', 'https://lms.example/tenant/a', true],
  ['https://storage.example/a', 'https://storage.example/a', false],
  ['http://lms.example/a', 'http://lms.example/a', false],
  ['https://lms.example:8443/a', 'https://lms.example:8443/a', false],
  ['https://lms.example.evil.test/a', 'https://lms.example.evil.test/a', false],
  ['https://lms.example@evil.test/a', 'https://lms.example@evil.test/a', false],
  ['//evil.test/a', 'https://evil.test/a', false],
  ['/\\evil.test/a', 'https://evil.test/a', false],
  ['/\t/evil.test/a', 'https://evil.test/a', false],
])('MEDIA-7: %j leads to %s, which is the LMS: %s', (written, href, ofPortal) => {
  const found = webAddress(written, apiBase);
  expect([found?.url.href, found?.ofPortal]).toEqual([href, ofPortal]);
});

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'JaVaScRiPt://lms.example/%0aalert(1)',
  'data:text/html,x',
  'blob:https://lms.example/1',
  'filesystem:https://lms.example/1',
  'file:///etc/passwd',
  'ftp://lms.example/a',
  'view-source:https://lms.example/',
  'about:blank',
  'https://',
  'https://[/a',
  'http://a b/',
])('MEDIA-7: %j leads nowhere', (written) => expect(webAddress(written, apiBase)).toBeNull());
