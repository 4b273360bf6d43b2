// What verifiers ask for, and by which media type they get it (CERT-14, CERT-15).
import { describe, expect, it } from 'vitest';
import { credentialType } from '../../../demo/server/certificates/badge/credentialType.ts';
import { isForVerifiers } from '../../../demo/server/certificates/badge/isForVerifiers.ts';
import { second } from '../../../demo/server/certificates/badge/second.ts';
import { statusEntry } from '../../../demo/server/certificates/badge/statusEntry.ts';

it.each([
  [undefined, 'application/vc'],
  ['', 'application/vc'],
  ['*/*', 'application/vc'],
  ['text/html, */*;q=0.8', 'application/vc'],
  ['application/json', 'application/json'],
  ['application/ld+json, application/json', 'application/ld+json'],
  ['APPLICATION/JSON ; q=0.9', 'application/json'],
  ['application/jsonp', 'application/vc'],
])('who accepts %s gets %s', (accept, type) => {
  expect(credentialType(accept)).toBe(type);
});

describe('what pages of any site may read', () => {
  const records = '/api/lms/v1/public/certificate-records';
  it.each([
    '/.well-known/did.json',
    '/tenants/:tenant/did.json',
    '/tenants/1f9b/did.json?x=1',
    `${records}/:id/open-badge`,
    `${records}/AGA-1/open-badge`,
    '/api/lms/v1/public/certificate-status/0',
  ])('%s', (path) => expect(isForVerifiers(path)).toBe(true));
  it.each([
    '/',
    '/.well-known/didXjson',
    '/.well-known/openid-configuration',
    '/tenants/a/b/did.json',
    '/x/tenants/a/did.json',
    `${records}/AGA-1`,
    `${records}/AGA-1/open-badge/x`,
    '/api/lms/v1/certificate-records/query',
  ])('not %s', (path) => expect(isForVerifiers(path)).toBe(false));
});

it.each([
  [0, '0', '0'],
  [131_071, '0', '131071'],
  [131_072, '1', '0'],
  [300_000, '2', '37856'],
])('certificate %i is in list %s at place %s', (index, list, place) => {
  const address = `https://lms.example/api/lms/v1/public/certificate-status/${list}`;
  expect(statusEntry('https://lms.example', index)).toEqual({
    id: `${address}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: place,
    statusListCredential: address,
  });
});

it('moments are written to the second', () => {
  expect(second(Date.UTC(2026, 10, 14, 9, 5, 7, 999))).toBe('2026-11-14T09:05:07Z');
});
