import { describe, expect, it } from 'vitest';
import failure from '../../../../locales/en-US/failure.json';
import { failureCause } from '../../../../src/domain/load/failureCause.ts';
import { notLoaded } from '../../../../src/domain/load/notLoaded.ts';
import { whyOld } from '../../../../src/domain/load/whyOld.ts';
import { errorCodes } from '../../../../src/errorCodes.ts';
import { LecternError } from '../../../../src/errors.ts';

const error = (code: (typeof errorCodes)[number], status?: number) =>
  new LecternError(code, '', status === undefined ? {} : { status });

describe('the cause of a failed load', () => {
  it.each([
    ['a request that waits for a connection', null, 'offline'],
    ['no connection', error('offline'), 'offline'],
    ['a server that cannot be reached', error('network'), 'network'],
    ['no answer in time', error('timeout'), 'timeout'],
    ['an ended session', error('unauthorized', 401), 'access'],
    ['a token that the host does not give', error('token_provider'), 'access'],
    ['a refusal', error('forbidden', 403), 'access'],
    ['an answer that cannot be read', error('bad_reply'), 'reply'],
    ['a fault of the server', error('server_error', 500), 'server'],
  ] as const)('%s', (_, failed, cause) => expect(failureCause(failed)).toBe(cause));

  it.each([429, 502, 503, 504])('ERR-19: a server that answers %d is busy', (status) => {
    expect(failureCause(error('server_error', status))).toBe('busy');
  });

  it.each(errorCodes)('has a text for %s', (code) => expect(failure).toHaveProperty(failureCause(error(code))));
});

describe('a screen without data', () => {
  const broken = error('server_error', 500);
  it.each([
    ['loads', null, true, { kind: 'loading' }],
    ['waits for a connection', null, false, { kind: 'offline' }],
    ['lost the connection', error('offline'), true, { kind: 'offline' }],
    ['failed', broken, true, { kind: 'failed', error: broken }],
    ['failed, and has no connection now', broken, false, { kind: 'offline' }],
  ] as const)('%s', (_, failed, online, state) => expect(notLoaded(failed, online)).toEqual(state));
});

it.each([
  [null, true, null],
  [error('server_error'), true, 'stale'],
  [null, false, 'offline'],
  [error('server_error'), false, 'offline'],
] as const)('data after the failure %s, with a connection: %s, is old because of: %s', (failed, online, why) => {
  expect(whyOld(failed, online)).toBe(why);
});
