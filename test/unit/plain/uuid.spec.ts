// Ids on a page without https, where browsers have no `crypto.randomUUID`.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putFeedback } from '../../../src/data/feedback/putFeedback.ts';
import { openWindow } from '../../../src/features/player/parts/framed/openWindow.ts';
import { uuid } from '../../../src/plain/uuid.ts';
import { pendingIds } from '../../../src/storage/pendingIds.ts';
import { tabId } from '../../../src/storage/tabId.ts';

const pattern = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;
const none = { get: () => null, set: () => true, remove: () => undefined };

describe('ids on a page without https', () => {
  beforeEach(() => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    vi.stubGlobal('sessionStorage', {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it.each<[string, () => unknown]>([
    ['any id', uuid],
    ['the id of a tab', () => tabId('sessionId')],
    ['a command, CMD-7', () => pendingIds(none).idOf('start')],
    [
      'feedback, FEED-3',
      () => {
        const put = vi.fn();
        putFeedback({ put }, { id: 'mira', roles: ['Learner'] }, { grade: 1, options: ['no'], comment: '' }, 0);
        return JSON.stringify(put.mock.calls);
      },
    ],
    [
      'a window for content, FRAMED-10',
      () => {
        const open = vi.fn(() => null);
        void openWindow({ open } as unknown as Window, () => Promise.reject(new Error('asked')));
        return JSON.stringify(open.mock.calls);
      },
    ],
  ])('%s', (_, make) => {
    expect(make()).toMatch(pattern);
  });

  it('no two are the same', () => {
    expect(new Set(Array.from({ length: 1000 }, uuid)).size).toBe(1000);
  });
});
