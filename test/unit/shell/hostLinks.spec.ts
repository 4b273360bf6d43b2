// @vitest-environment jsdom
// Links of a page in a frame: whose address they carry, and when (FRAME-9 to FRAME-11, ELEM-4, MEDIA-10).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FrameEnd } from '../../../src/bridge/channel/frameEnd.ts';
import { followLinks } from '../../../widgets/learn/links/followLinks.ts';
import { hostLinks } from '../../../widgets/learn/framed/hostLinks.ts';

const HOST = 'https://host.example';
const { origin } = location;
let asked: string[] = [];
let answer: (path: string) => Promise<{ readonly href?: string }>;
const end = (caps: readonly string[] = ['address']) =>
  ({
    call: (_name: string, { path }: { readonly path: string }) => (asked.push(path), answer(path)),
    caps: () => caps,
    host: () => HOST,
    refuse: () => undefined,
    watch: () => () => undefined,
  }) as unknown as FrameEnd;

// Listeners on the window stay as long as the page, and each test has a page of its own.
let added: [string, EventListener][] = [];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = (path) => Promise.resolve({ href: `${HOST}/training${path.slice('/learn'.length)}` });
  const real = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, how) => {
    added.push([type, listener as EventListener]);
    real(type, listener, how);
  });
});
afterEach(() => {
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener, true);
  added = [];
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A link, in an element's own tree as all of them are. */
function link(html: string): Element {
  const place = document.createElement('div');
  document.body.append(place);
  place.attachShadow({ mode: 'open' }).innerHTML = html;
  return place.shadowRoot!.querySelector('a')!;
}
const tell = (target: Element, type: string, how: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true, ...how }));
const settle = () => vi.advanceTimersByTimeAsync(100);
const says = (target: Element) => target.getAttribute('href');

it.each<[what: string, html: string, path: string | null]>([
  ['a course', '<a href="/learn/courses/b7"><b>Title</b></a>', '/learn/courses/b7'],
  [
    'a part, with its query',
    '<a href="/learn/courses/b7/view/content/p1?x=1">Part</a>',
    '/learn/courses/b7/view/content/p1?x=1',
  ],
  ['a place by its whole address', `<a href="${origin}/learn/courses">Courses</a>`, '/learn/courses'],
  ['a place in this very tab', '<a href="/learn/courses" target="_self">Courses</a>', '/learn/courses'],
  ['a place in a drawing', '<svg><a href="/learn/courses/b7"><text>Title</text></a></svg>', '/learn/courses/b7'],
  ['a tab of its own', '<a href="/learn/courses/b7" target="_blank">Title</a>', null],
  ['something to be saved', '<a href="/learn/courses/b7" download>Title</a>', null],
  ['a file', '<a href="/api/lms-storage/v1/files/f1">File</a>', null],
  ['another product', '<a href="/classroom/learner/rooms">Rooms</a>', null],
  ['another site', '<a href="https://elsewhere.example/learn/courses">Site</a>', null],
  ['a place on the page', '<a href="#main">Skip</a>', null],
  ['a place on another page', '<a href="/learn/courses/b7#part">Part</a>', null],
  ['what is no place', '<a href="/learn/nowhere/at/all">Nowhere</a>', null],
  ['what somebody could sign in with', '<a href="/learn/courses?code=secret">Courses</a>', null],
  ['a script', '<a href="javascript:alert(1)">Script</a>', null],
  ['nothing', '<a>Nothing</a>', null],
])('a link to %s', async (_what, html, path) => {
  hostLinks(window, end(), []);
  const target = link(html);
  const own = says(target);
  tell(target.firstElementChild ?? target, 'pointermove');
  await settle();
  expect(asked).toEqual(path === null ? [] : [path]);
  expect(says(target)).toBe(path === null ? own : `${HOST}/training${path.slice('/learn'.length)}`);
});

it.each([
  ['pointed at', 'pointermove'],
  ['pressed', 'pointerdown'],
  ['reached by keys', 'keyup'],
  ['used by keys', 'keydown'],
])('%s it carries the host’s address; a plain click finds its own, and any other the host’s', async (_what, type) => {
  hostLinks(window, end(), []);
  const target = link('<a href="/learn/courses/b7">Title</a>');
  const seen: (string | null)[] = [];
  target.addEventListener('click', (event) => {
    event.preventDefault();
    seen.push(says(target));
  });
  const [own, host] = ['/learn/courses/b7', `${HOST}/training/courses/b7`];
  tell(target, type);
  await settle();
  expect(says(target)).toBe(host);
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    tell(target, how.button ? 'auxclick' : 'click', how);
  tell(target, 'click');
  expect([says(target), seen]).toEqual([own, [host, host, host, host, own]]);
  // Whoever stays there may still want a copy of it.
  await settle();
  expect([says(target), asked.length]).toEqual([host, 1]);
});

it('what the pointer only passes over asks nothing; what is pressed asks at once', async () => {
  hostLinks(window, end(), []);
  const [one, other] = [link('<a href="/learn/courses/b1">1</a>'), link('<a href="/learn/courses/b2">2</a>')];
  tell(one, 'pointermove');
  await vi.advanceTimersByTimeAsync(40);
  tell(other, 'pointermove');
  await vi.advanceTimersByTimeAsync(40);
  tell(document.body, 'pointermove');
  await settle();
  expect(asked).toEqual([]);
  tell(one, 'pointerdown');
  await vi.advanceTimersByTimeAsync(0);
  expect([asked, says(one)]).toEqual([['/learn/courses/b1'], `${HOST}/training/courses/b1`]);
});

it('a link that has got another address meanwhile keeps it', async () => {
  hostLinks(window, end(), []);
  const target = link('<a href="/learn/courses/b7">Title</a>');
  let say!: () => void;
  answer = (path) =>
    path.endsWith('b7')
      ? new Promise((resolve) => (say = () => resolve({ href: `${HOST}/late` })))
      : Promise.resolve({ href: HOST + path });
  tell(target, 'pointerdown');
  target.setAttribute('href', '/learn/courses/b8');
  say();
  await vi.advanceTimersByTimeAsync(0);
  expect(says(target)).toBe('/learn/courses/b8');
  await settle();
  expect(says(target)).toBe(`${HOST}/learn/courses/b8`);
  // The page gives it one while the host's stands there: no click puts an older one back.
  target.setAttribute('href', '/learn/courses/b9');
  target.addEventListener('click', (event) => event.preventDefault());
  tell(target, 'click');
  expect(says(target)).toBe('/learn/courses/b9');
});

it('a link that leads elsewhere while somebody is at it gets the host’s address for that', async () => {
  hostLinks(window, end(), []);
  const [target, other] = [link('<a href="/learn/courses/b7">Next</a>'), link('<a href="/learn/courses/b1">Other</a>')];
  tell(target, 'pointermove');
  await settle();
  target.setAttribute('href', '/learn/courses/b8');
  await settle();
  expect(says(target)).toBe(`${HOST}/training/courses/b8`);
  tell(other, 'pointermove');
  await settle();
  target.setAttribute('href', '/learn/courses/b9');
  await settle();
  expect([says(target), asked]).toEqual([
    '/learn/courses/b9',
    ['/learn/courses/b7', '/learn/courses/b8', '/learn/courses/b1'],
  ]);
});

it('an address that the host has no more goes', async () => {
  const forget = hostLinks(window, end(), []);
  const target = link('<a href="/learn/courses/b7">Title</a>');
  tell(target, 'pointerdown');
  await settle();
  expect(says(target)).toBe(`${HOST}/training/courses/b7`);
  forget();
  answer = () => Promise.resolve({});
  tell(target, 'pointerdown');
  await settle();
  expect([says(target), asked.length]).toEqual(['/learn/courses/b7', 2]);
});

it('the code for links comes with the first use of a page in a frame whose host can tell, and serves that first link too', async () => {
  vi.useRealTimers();
  const target = link('<a href="/learn/courses/b7">Title</a>');
  let caps: readonly string[] = [];
  followLinks(window, { ...end(), caps: () => caps } as FrameEnd);
  tell(target, 'pointermove');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual([]);
  caps = ['address'];
  tell(target, 'pointermove');
  await vi.waitFor(() => expect(says(target)).toBe(`${HOST}/training/courses/b7`), { timeout: 15_000 });
});
