// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preload } from '../../../widgets/index.ts';
import { prepareCourses } from '../../../widgets/learn/ahead/prepareCourses.ts';

vi.mock('../../../widgets/index.ts', () => ({ preload: vi.fn(() => Promise.resolve()) }));

const called = vi.mocked(preload);
const course = '/learn/courses/o-1/view/content';
const ofCourse = ['lectern-player', expect.objectContaining({ 'objective-id': 'o-1', 'view': 'content' })];

/** A link in the shadow root of an element, as a card has it. */
function linkTo(href: string): HTMLAnchorElement {
  const host = document.body.appendChild(document.createElement('div'));
  const link = document.createElement('a');
  link.href = href;
  host.attachShadow({ mode: 'open' }).append(link);
  return link;
}
const tell = (target: EventTarget, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

describe('AHEAD-1: what a page of courses fetches ahead', () => {
  let end = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/learn/courses');
    end = prepareCourses(window);
    expect(called.mock.calls).toEqual([['lectern-player', {}]]);
    called.mockClear();
  });
  afterEach(() => {
    end();
    called.mockClear();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it.each(['pointerover', 'focusin'])('%s that rests on a link to a course: that course', (type) => {
    tell(linkTo(course), type);
    expect(called).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(called.mock.calls).toEqual([ofCourse]);
  });

  it.each([
    ['a pointer that goes on', () => tell(document.body, 'pointerover')],
    ['a finger that scrolls the page', () => tell(document.body, 'pointercancel')],
    ['a page that is left', () => end()],
  ])('%s: nothing', (_what, leave) => {
    tell(linkTo(course), 'pointerover');
    vi.advanceTimersByTime(20);
    leave();
    vi.advanceTimersByTime(1000);
    expect(called).not.toHaveBeenCalled();
  });

  it.each(['/learn/catalog', '/learn/calendar', 'https://elsewhere.example/learn/courses/o-1', '#here', '/platform'])(
    'a link to %s: nothing',
    (href) => {
      tell(linkTo(href), 'pointerover');
      vi.advanceTimersByTime(1000);
      expect(called).not.toHaveBeenCalled();
    },
  );

  it('for visitors, the code of what they can see', () => {
    end();
    history.replaceState(null, '', '/learn/open-catalog');
    end = prepareCourses(window);
    expect(called.mock.calls).toEqual([['lectern-player', { place: 'public' }]]);
  });

  it('moves within one link ask once', () => {
    const link = linkTo(course);
    const inside = link.appendChild(document.createElement('span'));
    tell(link, 'pointerover');
    vi.advanceTimersByTime(100);
    tell(inside, 'pointerover');
    vi.advanceTimersByTime(100);
    expect(called).toHaveBeenCalledTimes(1);
  });
});
