import { describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../../src/storage/createStorage.ts';
import { memoryArea } from '../runtime/fakeBrowser.ts';

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

const full = (): Storage => {
  const area = memoryArea();
  area.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return area;
};

describe('storage', () => {
  it('keeps, finds and removes values below its prefix (RUN-8)', () => {
    const area = memoryArea();
    const storage = createStorage({ area: () => area, prefix: 'lectern:lms.example:', report: vi.fn() });
    expect(storage.set('locale', 'ar')).toBe(true);
    expect(area.getItem('lectern:lms.example:locale')).toBe('ar');
    expect(storage.get('locale')).toBe('ar');
    storage.remove('locale');
    expect(storage.get('locale')).toBeNull();
    expect(area.length).toBe(0);
  });

  it.each([
    ['blocked', blocked as () => Storage],
    ['full', () => full()],
  ])('lives as long as the page where storage is %s, and tells it once (ERR-17)', (_name, area) => {
    const report = vi.fn();
    const storage = createStorage({ area, report });
    expect(storage.set('a', '1')).toBe(false);
    expect(storage.set('b', '2')).toBe(false);
    expect([storage.get('a'), storage.get('b'), storage.get('c')]).toEqual(['1', '2', null]);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
    storage.purge('u1');
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.calls[0]?.[0]).toMatchObject({ code: 'storage' });
  });

  it('does not bring back an old value where the new one did not fit', () => {
    const area = memoryArea();
    const storage = createStorage({ area: () => area, report: vi.fn() });
    storage.set('draft', 'old');
    area.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    storage.set('draft', 'new');
    expect(storage.get('draft')).toBe('new');
    expect(createStorage({ area: () => area, report: vi.fn() }).get('draft')).toBeNull();
  });

  it('purges what one person stored and nothing else (SESS-11)', () => {
    const area = memoryArea();
    const storage = createStorage({ area: () => area, report: vi.fn() });
    storage.set('locale', 'ar');
    storage.of('u1').set('draft', 'mine');
    storage.of('u1').set('filters', 'mine too');
    storage.of('u10').set('draft', 'theirs');
    storage.purge('u1');
    expect(storage.of('u1').get('draft')).toBeNull();
    expect(storage.of('u1').get('filters')).toBeNull();
    expect(storage.of('u10').get('draft')).toBe('theirs');
    expect(storage.get('locale')).toBe('ar');
  });
});
