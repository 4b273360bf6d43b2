// What the portal's page lets become code from text (SRV-49): the worker for PDF files, by its address, and nothing else.
import { describe, expect, it } from 'vitest';
import { allowOwnWorkers } from '../../../widgets/learn/policy/allowOwnWorkers.ts';

const location = { href: 'https://portal.example/learn/courses/x', origin: 'https://portal.example' };
const policies: [string, { createScriptURL: (address: string) => string | null }][] = [];
allowOwnWorkers({ trustedTypes: { createPolicy: (...policy) => policies.push(policy) }, location });

describe('the default policy', () => {
  it('is one, without a rule for markup or scripts', () => {
    expect(policies.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([['default', ['createScriptURL']]]);
  });
  it.each([
    '/learn/build/chunks/pdf.worker-CIqJB0yW.js',
    'https://portal.example/learn/next-build/chunks/older-pdf.worker-B5Yc7dP4.js',
    '/learn/worker.js',
  ])('lets %s through', (address) => {
    expect(policies[0]?.[1].createScriptURL(address)).toBe(new URL(address, location.href).href);
  });
  it.each([
    'https://evil.example/learn/build/chunks/pdf.worker-CIqJB0yW.js',
    '//evil.example/learn/build/chunks/pdf.worker-CIqJB0yW.js',
    'blob:https://portal.example/learn/build/chunks/pdf.worker-CIqJB0yW.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    '/api/lms-storage/v1/files/pdf.worker-CIqJB0yW.js',
    '/media/pdf.worker-CIqJB0yW.js',
    '/learn/build/chunks/../../../media/pdf.worker-CIqJB0yW.js',
    '/learn/build/chunks/pdf.worker-CIqJB0yW.js?x',
    '/learn/build/bridge.js',
    '/learn/build/worker.js',
    '/learn/worker.js?x',
    'http://[',
    '',
  ])('and not %s', (address) => expect(policies[0]?.[1].createScriptURL(address)).toBeNull());
  it('is left out where the browser knows none', () => expect(() => allowOwnWorkers({ location })).not.toThrow());
});
