// Saved parts as they are shown, and the states of their page (SAVED-3, SAVED-8).
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { describe, expect, it } from 'vitest';
import type { LockReason } from '../../../../src/domain/tree/lockVerdict.ts';
import type { SavedPart } from '../../../../src/domain/tree/savedPart.ts';
import { LecternError } from '../../../../src/errors.ts';
import { savedView } from '../../../../src/features/player/saved/list/savedView.ts';
import {
  bookmarksState,
  byCourse,
  type BookmarksState,
} from '../../../../src/features/player/saved/page/bookmarksModel.ts';
import { resourceIcons } from '../../../../src/features/player/base/tree/resourceIcons.ts';
import { nextOpening } from '../../../../src/features/player/saved/page/useUnlocking.ts';
import { now, wordsOf } from './playerWords.ts';

const words = await wordsOf();
const saved = (more: Partial<SavedPart> = {}): SavedPart => ({
  objectiveId: 'o1',
  courseName: 'Statistics',
  code: 'STA 210',
  workflowId: 'w1',
  activityPathId: 'p1',
  axis: ['m1', 'p1'],
  order: 1,
  name: '4.2 Intervals',
  type: 'video',
  resourceKind: 'none',
  ancestors: ['4. Uncertainty', 'More'],
  icon: 'empty',
  reason: null,
  at: now,
  ...more,
});

describe('SAVED-3 what a list says of a part', () => {
  it('its kind, where it stands, and its state', () => {
    expect(savedView(saved(), words)).toMatchObject({
      name: '4.2 Intervals',
      above: '4. Uncertainty › More',
      kind: 'Video',
      mark: { kind: 'todo', label: 'Not completed' },
      reason: null,
    });
    expect(savedView(saved({ ancestors: [] }), words).above).toBeNull();
  });
  it('KIND-1 the kind of learning resource that it is, once its signs are there', () => {
    const package_ = saved({ type: 'lti', resourceKind: 'scorm' });
    expect(savedView(package_, words).kind).toBe('Tool');
    const kinds = { icons: resourceIcons, nameOf: (kind: string) => `the kind ${kind}` };
    expect(savedView(package_, { ...words, kinds })).toMatchObject({
      kind: 'the kind scorm',
      icon: resourceIcons.scorm,
    });
  });
  it.each<[string, LockReason, boolean, string]>([
    ['earlier parts first', { code: 'completePreviousToPass' }, true, 'complete previous'],
    ['before its time', { code: 'beforeStartFrom', at: now + 86_400_000 }, true, 'Nov 22'],
    ['its start was missed', { code: 'afterStartUntil', at: now - 86_400_000 }, true, 'Nov 20'],
    ['hidden review', { code: 'reviewHidden', review: { why: 'inGrading' } }, true, ''],
    ['a reason of the server', { code: 'serverSide' }, true, ''],
    ['LOCK-8 a draft', { code: 'draft' }, false, 'Coming soon'],
  ])('why it does not open: %s', (_name, reason, locked, text) => {
    const view = savedView(saved({ reason, icon: null }), words);
    expect([view.icon === Lock, view.kind]).toEqual([locked, locked ? 'Video · Locked' : 'Video']);
    expect(view.reason).toContain(text);
    expect(view.reason).not.toBe('');
  });
});

describe('SAVED-8 the page of all bookmarks', () => {
  const offline = new LecternError('offline', 'x');
  const broken = new LecternError('server_error', 'x');
  const some = [saved()];
  it.each<[Parameters<typeof bookmarksState>[0], number, boolean | null, BookmarksState]>([
    [{ parts: null, error: null, online: true }, 0, null, { kind: 'loading' }],
    [{ parts: null, error: null, online: true }, 0, true, { kind: 'loading' }],
    [{ parts: null, error: null, online: true }, 0, false, { kind: 'unavailable' }],
    [{ parts: null, error: null, online: false }, 0, null, { kind: 'offline' }],
    [{ parts: null, error: broken, online: true }, 0, null, { kind: 'failed', error: broken }],
    [{ parts: null, error: broken, online: true }, 0, true, { kind: 'failed', error: broken }],
    [{ parts: null, error: offline, online: true }, 0, true, { kind: 'offline' }],
    [{ parts: [], error: null, online: true }, 0, true, { kind: 'empty' }],
    // The last one was removed just now.
    [{ parts: [], error: null, online: true }, 1, true, { kind: 'shown', notice: null }],
    [{ parts: some, error: null, online: true }, 1, true, { kind: 'shown', notice: null }],
    [{ parts: some, error: null, online: false }, 1, true, { kind: 'shown', notice: 'offline' }],
    [{ parts: some, error: broken, online: true }, 1, true, { kind: 'shown', notice: 'stale' }],
  ])('%o, %d, announced %s', (known, count, announced, state) => {
    expect(bookmarksState(known, count, announced)).toEqual(state);
  });
  it('parts stand by course', () => {
    const other = saved({ objectiveId: 'o2', courseName: 'Ethics', code: null, activityPathId: 'p9' });
    const second = saved({ activityPathId: 'p2' });
    expect(byCourse([other, saved(), second])).toEqual([
      { objectiveId: 'o2', name: 'Ethics', code: null, parts: [other] },
      { objectiveId: 'o1', name: 'Statistics', code: 'STA 210', parts: [saved(), second] },
    ]);
  });
  it('TREE-7 they are asked for again when the first of them opens', () => {
    const opens = (at: number) => saved({ reason: { code: 'beforeStartFrom', at } });
    expect(nextOpening([saved(), opens(now + 5000), opens(now + 2000), opens(now - 1)], now)).toBe(now + 2000);
    expect(nextOpening([saved(), saved({ reason: { code: 'afterStartUntil', at: now + 1 } })], now)).toBeNull();
  });
});
