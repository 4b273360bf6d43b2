// Entries of a tenant's list that look like more than they are, and origins that look like listed ones (CHAN-2).
import { expect, it } from 'vitest';
import { isListedOrigin } from '../../../src/routes/isListedOrigin.ts';

const listed = [
  'https://host.example',
  'https://host.example:8443',
  'http://localhost:4000',
  'https://*.tenant.example',
  'https://*.ports.example:444',
  'https://*',
  'https://*.127.0.0.1',
  'http://*.plain.example',
  'https://a.*.mid.example',
  '*',
  'null',
  '.*',
  'https://.*\\.example',
];

it.each([
  'https://host.example',
  'https://host.example:8443',
  'http://localhost:4000',
  'https://a.tenant.example',
  'https://a.b.tenant.example',
  'https://xn--bcher-kva.tenant.example',
  'https://a.ports.example:444',
])('%s is listed', (origin) => {
  expect(isListedOrigin(listed, origin)).toBe(true);
});

it.each([
  '',
  'null',
  'https://evil.example',
  'http://host.example',
  'https://host.example:443',
  'https://host.example/',
  'https://host.example:9000',
  'https://HOST.example',
  ' https://host.example',
  'https://host.example.evil.example',
  'https://host.example@evil.example',
  'https://tenant.example',
  'http://a.tenant.example',
  'https://a.tenant.example:8443',
  'https://atenant.example',
  'https://a.tenant.example.evil.example',
  'https://evil.example#.tenant.example',
  'https://evil.example/.tenant.example',
  'https://.tenant.example',
  'https://*.tenant.example',
  'https://a.ports.example',
  'https://a.127.0.0.1',
  'http://a.plain.example',
  'https://a.x.mid.example',
  'https://xxexample',
  'file://',
  'chrome-extension://abc',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost',
  'http://localhost:4001',
  'http://127.0.0.1:4000',
])('%s is not', (origin) => {
  expect(isListedOrigin(listed, origin)).toBe(false);
});

it('lists nobody where the list is empty', () => {
  expect(isListedOrigin([], 'https://host.example')).toBe(false);
});
