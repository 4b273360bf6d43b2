// Which module of the tenant fills which page (FRAG-2), and which of them a page has (FRAG-1).
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parse } from '../../../src/routes/parse.ts';
import { fragmentSlots, type FragmentSlot } from '../../../src/web/fragments/fragmentSlots.ts';
import type { RemoteFragments } from '../../../src/web/fragments/remoteFragment.ts';
import { fragmentsOf } from '../../../widgets/learn/fragments/fragmentsOf.ts';
import { mainSlotOf } from '../../../widgets/learn/fragments/mainSlotOf.ts';
import { pageOf } from '../../../widgets/learn/page.ts';

const one = (name: string) => ({
  url: `https://parts.example/${name}.mjs`,
  tag: `acme-${name.toLowerCase()}`,
  integrity: `sha384-${'a'.repeat(64)}`,
});
const named = (...slots: readonly FragmentSlot[]): RemoteFragments =>
  Object.fromEntries(slots.map((slot) => [slot, one(slot)]));
const dashboards = { dashboard: true, dashboardHome: true };

describe('FRAG-2: the module that fills a page', () => {
  const parts = ['calendarWidget', 'communicationsHub', 'promoBanners', 'tasks', 'recentCourses'] as const;
  const mains = ['calendarMain', 'learnerDashboard', 'knowledgeCenter'] as const;
  it.each<[string, readonly FragmentSlot[], FragmentSlot | null]>([
    ['/calendar', ['calendarMain'], 'calendarMain'],
    ['/calendar/month/2026-11-23', ['calendarMain'], 'calendarMain'],
    ['/calendar', ['learnerDashboard', 'knowledgeCenter'], null],
    ['/', ['learnerDashboard'], 'learnerDashboard'],
    ['/courses', ['learnerDashboard'], 'learnerDashboard'],
    ['/courses?sort=name', ['learnerDashboard'], null],
    ['/knowledge-center', ['knowledgeCenter'], 'knowledgeCenter'],
    ['/knowledge-center/articles/7', ['knowledgeCenter'], 'knowledgeCenter'],
    ['/knowledge-center', [...mains.slice(0, 2), ...parts], null],
    ['/profile', [...mains, ...parts], null],
    ['/courses/o1/view/content', [...mains, ...parts], null],
    ['/calendar', parts, null],
    ['/', parts, null],
    // The whole application comes before what is named for one of its pages.
    ['/calendar', ['learnerApp', 'calendarMain'], 'learnerApp'],
    ['/profile', ['learnerApp'], 'learnerApp'],
    ['/courses/o1/view/content/p1', ['learnerApp'], 'learnerApp'],
    ['/knowledge-center', ['learnerApp'], 'learnerApp'],
    // What is no page of the learner stays as it is.
    ['/forbidden', ['learnerApp'], null],
    ['/simulate-error', ['learnerApp'], null],
    ['/no-such-page', ['learnerApp'], null],
  ])('at %s with %j is %j', (path, slots, slot) => {
    expect(mainSlotOf(pageOf(parse(path), '', dashboards), named(...slots), [])).toBe(slot);
  });

  it('is the next one, or ours, where one has failed (FRAG-4)', () => {
    const calendar = pageOf(parse('/calendar'), '', {});
    const all = named(...fragmentSlots);
    expect(mainSlotOf(calendar, all, ['learnerApp'])).toBe('calendarMain');
    expect(mainSlotOf(calendar, all, ['learnerApp', 'calendarMain'])).toBeNull();
    expect(mainSlotOf(calendar, all, ['learnerDashboard'])).toBe('learnerApp');
  });
});

describe('FRAG-1, NAV-19: the modules of a page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  afterEach(() => warn.mockClear());

  it('are those that it began with, as long as their places are named', () => {
    const begun = { tasks: one('tasks'), calendarMain: one('calendarMain') };
    expect(fragmentsOf(begun, begun)).toEqual(begun);
    expect(fragmentsOf(begun, { tasks: one('tasks') })).toEqual({ tasks: begun.tasks });
    expect(fragmentsOf(begun, null)).toEqual({});
    expect(fragmentsOf(null, begun)).toEqual({});
    expect(fragmentsOf(undefined, undefined)).toEqual({});
  });

  it('are not those that are named or changed later, for which its policy has no room (SRV-65)', () => {
    const begun = { tasks: one('tasks') };
    const later = { tasks: { ...one('tasks'), url: 'https://parts.example/tasks-2.mjs' }, learnerApp: one('app') };
    expect(fragmentsOf(begun, later)).toEqual(begun);
    expect(fragmentsOf({}, later)).toEqual({});
  });

  it('stay the same objects, so that none of them begins again', () => {
    const begun = { tasks: one('tasks') };
    const [first, second] = [fragmentsOf(begun, { ...begun }), fragmentsOf(begun, { tasks: one('tasks') })];
    expect(second.tasks).toBe(first.tasks);
  });

  it('leave out what is wrong, and tell it once', () => {
    const begun = { tasks: { ...one('tasks'), integrity: 'none' }, promoBanners: one('tip'), nowhere: one('x') };
    expect(fragmentsOf(begun, begun)).toEqual({ promoBanners: begun.promoBanners });
    fragmentsOf(begun, { ...begun });
    expect(warn.mock.calls).toEqual([
      ['[lectern]', 'fragment tasks is left out: integrity'],
      ['[lectern]', 'fragment nowhere is left out: slot'],
    ]);
  });
});
