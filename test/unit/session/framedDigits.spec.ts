// The eight digits by which a learner is signed in where the small window cannot be talked to (SESS-21, AUTH-8).
import { describe, expect, it } from 'vitest';
import { digitsOf } from '../../../src/session/digitsOf.ts';
import { isolateRuntimes, settle } from '../runtime/harness.ts';
import { askedFrame as asked, challengeOf, Server } from './framedHarness.ts';

isolateRuntimes();

describe('eight digits', () => {
  const typing = async (server = new Server()) => {
    const frame = await asked(server);
    frame.session.signIn(); // no window
    return { ...frame, enter: async (digits: string) => (frame.state().signingIn!.enter(digits), await settle()) };
  };

  it('that are right sign in', async () => {
    const frame = await typing();
    await frame.enter('1234 5678');
    expect(frame.server.proofs).toMatchObject([{ code: '12345678' }]);
    expect(frame.state().phase).toBe('active');
  });

  it('that are none are not sent', async () => {
    const frame = await typing();
    await frame.enter('1234567');
    expect(frame.step()).toBe('short');
    expect(frame.server.proofs).toEqual([]);
  });

  it('that are wrong can be typed again, five times; then a new window is needed', async () => {
    const server = new Server();
    server.takes = () => false;
    const frame = await typing(server);
    const challenge = challengeOf(frame);
    for (let count = 1; count <= 4; count++) {
      await frame.enter('00000000');
      expect(frame.step()).toBe('wrong');
      expect(challengeOf(frame)).toBe(challenge);
    }
    await frame.enter('00000000');
    expect(frame.step()).toBe('spent');
    expect(challengeOf(frame)).not.toBe(challenge);
  });

  it.each([
    ['12345678', '12345678'],
    [' 1234-5678\n', '12345678'],
    ['1234\u00a05678', '12345678'],
    ['\u200f١٢٣٤ ٥٦٧٨', '12345678'],
    ['۱۲۳۴۵۶۷۸', '12345678'],
    ['１２３４５６７８', '12345678'],
    ['1234567', null],
    ['123456789', null],
    ['1234567a', null],
    ['', null],
  ])('%j are %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });
});
