// What is shared from a framed page has the host's address, asked for over a real channel (FRAME-9, OVER-6).
import { afterEach, expect, it, vi } from 'vitest';
import { inFrame } from '../../../src/runtime/inFrame.ts';
import type { RoutesPort } from '../../../src/port/port.ts';
import { href } from '../../../src/routes/href.ts';
import type { Route } from '../../../src/routes/route.ts';
import { hostShare } from '../../../widgets/learn/framed/hostShare.ts';
import { frameOf, hostOf, reaches, windows } from '../bridge/pair.ts';

const left: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const leave of left.splice(0)) leave();
});

/** A framed page whose host answers so; what the page shares, and what the host was asked. */
async function framed(answer: (path: string) => unknown, caps: readonly string[] = ['address']) {
  const pair = windows();
  const [host, frame] = [hostOf(pair, { caps }), frameOf(pair)];
  const heard: string[] = [];
  host.answer('address', (({ path }: { readonly path: string }) => (heard.push(path), answer(path))) as never);
  left.push(host.close, frame.close);
  await reaches(frame, 'open');
  await reaches(host, 'open');
  const routes: RoutesPort = { hrefFor: (route) => `/learn${href(route)}` };
  inFrame({ routes, notices: {} } as Parameters<typeof inFrame>[0]).shareBy(hostShare(frame));
  return { heard, shared: routes.shared! };
}
const course: Route = { name: 'redirect', objectiveId: 'b7', query: '' };
const page = 'https://host.example/training/b7';

it('FRAME-9: is asked for the way to the course first, and then for the course itself', async () => {
  const { heard, shared } = await framed((path) => (path === '/learn/courses/b7' ? { href: page } : {}));
  expect(await shared(course)).toBe(page);
  expect(heard).toEqual(['/learn/courses/redirect/b7', '/learn/courses/b7']);
});

it('FRAME-9: the host’s address of the way itself comes first; a public course has one', async () => {
  const { heard, shared } = await framed((path) => ({ href: `https://host.example${path}` }));
  expect([await shared(course), await shared({ name: 'openCatalogCourse', objectiveId: 'b7' })]).toEqual([
    'https://host.example/learn/courses/redirect/b7',
    'https://host.example/learn/open-catalog/b7/view/details',
  ]);
  expect(heard).toHaveLength(2);
});

it.each<[string, (path: string) => unknown, (readonly string[])?]>([
  ['has none', () => ({})],
  ['says that of another site', () => ({ href: 'https://evil.example/' })],
  [
    'fails',
    () => {
      throw new Error('of the host');
    },
  ],
  ['does not list it', () => ({ href: page }), ['size']],
])('FRAME-9: where the host %s, it is shared by the portal’s address', async (_what, answer, caps) => {
  const { shared } = await framed(answer, caps);
  expect(await shared(course)).toBe('/learn/courses/redirect/b7');
});

it('FRAME-9: a host that is silent is not waited for', async () => {
  const { shared } = await framed(() => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const address = shared(course);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await address).toBe('/learn/courses/redirect/b7');
});
