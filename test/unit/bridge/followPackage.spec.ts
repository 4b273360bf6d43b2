import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followPackage } from '../../../src/bridge/scorm/followPackage.ts';

const origin = 'https://content.example';
const playing = { phase: 'playing', review: false, saving: 'saved' };
const message = (name: string, body: unknown) => ({ ns: 'lectern', v: 1, name, body });

function bench() {
  const hearers = new Set<(event: unknown) => void>();
  const post = vi.fn();
  const own = { postMessage: post };
  const view = {
    addEventListener: (_: string, hear: (event: unknown) => void) => hearers.add(hear),
    removeEventListener: (_: string, hear: (event: unknown) => void) => hearers.delete(hear),
  } as unknown as Window;
  const onStanding = vi.fn();
  const line = followPackage({
    view,
    frame: { contentWindow: own } as unknown as HTMLIFrameElement,
    origin,
    onStanding,
  });
  const say = (data: unknown, { source = own as unknown, from = origin } = {}) =>
    hearers.forEach((hear) => hear({ data, source, origin: from }));
  return { line, say, onStanding, post, hearers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('SCORM-18: the line to a launch page', () => {
  it('hears how the launch stands', () => {
    const { say, onStanding } = bench();
    say(message('scorm.standing', playing));
    expect(onStanding).toHaveBeenCalledExactlyOnceWith(playing);
  });

  it.each([
    ['another window, such as the package within', message('scorm.standing', playing), { source: {} }],
    ['another origin', message('scorm.standing', playing), { from: 'https://evil.example' }],
    ['the portal itself', message('scorm.standing', playing), { from: 'null' }],
    ['another name', message('scorm.other', playing), {}],
    ['no name', playing, {}],
    ['no object', 'scorm.standing', {}],
    ['a phase that nobody knows', message('scorm.standing', { ...playing, phase: 'won' }), {}],
    ['no word on saving', message('scorm.standing', { ...playing, saving: undefined }), {}],
    ['no body', message('scorm.standing', null), {}],
  ])('does not hear %s', (_, data, how) => {
    const { say, onStanding } = bench();
    say(data, how);
    expect(onStanding).not.toHaveBeenCalled();
  });

  it.each([true, false])('asks the page to store what is open, and hears %j', async (stored) => {
    const { line, say, post } = bench();
    const answer = line.store();
    const [[sent, to]] = post.mock.calls as [[{ name: string; body: { id: string } }, string]];
    expect([sent.name, to]).toEqual(['scorm.store', origin]);
    say(message('scorm.stored', { id: 'another', stored: true }));
    say(message('scorm.stored', { id: sent.body.id, stored }));
    expect(await answer).toBe(stored);
  });

  it('CONST-37: waits ten seconds for that', async () => {
    const { line } = bench();
    const answer = line.store();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toBe(false);
  });

  it('hears nothing once it has ended', async () => {
    const { line, hearers } = bench();
    const answer = line.store();
    line.end();
    expect([await answer, hearers.size]).toEqual([false, 0]);
  });
});
