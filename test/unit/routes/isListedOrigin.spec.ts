// Which hosts a tenant's list lets in: for CORS, for frame-ancestors and for the channel (CHAN-2, AUTH-5).
import { describe, expect, it } from 'vitest';
import { hostOrigins } from '../../../src/contract/hostOrigins.ts';
import { isListedOrigin } from '../../../src/routes/isListedOrigin.ts';

const list = [
  'https://lms.example',
  'http://127.0.0.1:3001',
  'https://*.school.example',
  'https://*.ports.example:8443',
];

describe('a listed origin', () => {
  it.each([
    'https://lms.example',
    'http://127.0.0.1:3001',
    'https://a.school.example',
    'https://a.b.school.example',
    'https://a.ports.example:8443',
  ])('is %s', (origin) => {
    expect(isListedOrigin(list, origin)).toBe(true);
  });

  it.each([
    'null',
    '',
    'https://',
    'https://evil.example',
    'http://lms.example',
    'https://lms.example:444',
    'https://lms.example/',
    'https://LMS.example',
    'https://lms.example.evil.example',
    'https://x.lms.example',
    'https://school.example',
    'https://.school.example',
    'https://evilschool.example',
    'http://a.school.example',
    'https://a.school.example:8443',
    'https://a.school.example.evil.example',
    'https://a.school.example@evil.example',
    'https://a.school.example#',
    'https://a.school.example?x',
    'https://*.school.example',
    'https://a.ports.example',
    'http://127.0.0.1',
    'file://',
    'https://evil.example/.school.example',
  ])('is not %j', (origin) => {
    expect(isListedOrigin(list, origin)).toBe(false);
  });

  it('is none where the list is empty, or an entry says nothing', () => {
    for (const entry of ['https://*.', '*', 'null', 'https://*', ''])
      for (const origin of ['https://a.example', 'null', ''])
        expect([entry, origin, isListedOrigin([entry], origin)]).toEqual([entry, origin, false]);
    expect(isListedOrigin([], 'https://a.example')).toBe(false);
  });
});

it('the list is read tolerantly from the tenant’s file', () => {
  expect(hostOrigins.read({ hostOrigins: list, brand: 3 })).toEqual(list);
  for (const body of [{}, { hostOrigins: null }, { hostOrigins: 'https://a.example' }, { hostOrigins: [1] }])
    expect(hostOrigins.read(body)).toEqual([]);
});
