// A host's own addresses, over a real channel: what it says, and what it had better not (FRAME-9, FRAME-10, CHAN-3, CHAN-5).
import { afterEach, expect, it, vi } from 'vitest';
import { hostAddresses } from '../../../widgets/learn/framed/hostAddresses.ts';
import { frameOf, hostOf, reaches, windows } from '../bridge/pair.ts';

const left: (() => void)[] = [];
afterEach(() => {
  for (const leave of left.splice(0)) leave();
});

async function asked(answer: (path: string) => unknown, caps: readonly string[] = ['address'], now?: () => number) {
  const pair = windows();
  const [host, frame] = [hostOf(pair, { caps }), frameOf(pair)];
  const heard: string[] = [];
  host.answer('address', (({ path }: { readonly path: string }) => (heard.push(path), answer(path))) as never);
  const addresses = hostAddresses(frame, now);
  left.push(host.close, frame.close);
  await reaches(frame, 'open');
  await reaches(host, 'open');
  return { host, frame, heard, ...addresses };
}
const path = '/learn/courses/b7';
const page = 'https://host.example/training/b7';

it.each<[what: string, href: unknown, got: string | null, rejected: Readonly<Record<string, number>>]>([
  ['an address of its own', page, page, {}],
  [
    'one with a fragment',
    'https://host.example/notes#lectern=/courses/b7',
    'https://host.example/notes#lectern=/courses/b7',
    {},
  ],
  ['none', undefined, null, {}],
  ['one of another origin', 'https://evil.example/training/b7', null, { address: 1 }],
  ['one of the portal', 'https://portal.example/learn/courses/b7', null, { address: 1 }],
  ['one of another port', 'https://host.example:8443/training/b7', null, { address: 1 }],
  ['one by http where the host is by https', 'http://host.example/training/b7', null, { address: 1 }],
  ['one that only begins like its own', 'https://host.example.evil.example/', null, { address: 1 }],
  ['one with a name and a password', 'https://user:pass@host.example/', null, { address: 1 }],
  ['one that is not absolute', '/training/b7', null, { address: 1 }],
  ['a script', 'javascript:alert(1)', null, { address: 1 }],
  ['data', 'data:text/html,<script>alert(1)</script>', null, { address: 1 }],
  ['a file of the page, which has its origin', 'blob:https://host.example/f3b1', null, { address: 1 }],
  ['an empty text', '', null, { address: 1 }],
  ['one of more than 2,000 characters', `${page}?${'x'.repeat(2000)}`, null, { reply: 1 }],
  ['a number', 5, null, { reply: 1 }],
  ['a list', [page], null, { reply: 1 }],
  ['nothing of the kind', null, null, { reply: 1 }],
])('%s', async (_what, href, got, rejected) => {
  const { of, frame, heard } = await asked(() => ({ ...(href !== undefined && { href }) }));
  expect(await of(path)).toBe(got);
  // It is asked once for each place, whatever it says.
  expect(await of(path)).toBe(got);
  expect([heard, frame.counts().rejected, frame.state()]).toEqual([[path], rejected, 'open']);
});

it('a host that fails has none, and the learner hears nothing of it', async () => {
  const { of, heard } = await asked(() => {
    throw new Error('of the host');
  });
  expect([await of(path), await of(path), heard]).toEqual([null, null, [path]]);
});

it('a host that does not list it is not asked, and one that is asked all the same does not say it', async () => {
  const { of, frame, heard } = await asked(() => ({ href: page }), ['size']);
  expect(await of(path)).toBeNull();
  expect(frame.counts().sent).toBe(1);
  await expect(frame.call('address', { path })).rejects.toMatchObject({ code: 'unauthorized' });
  await expect(
    asked(() => ({ href: page })).then((other) => other.frame.call('address', { path: 'https://portal.example/api' })),
  ).rejects.toMatchObject({ code: 'forbidden_target' });
  expect(heard).toEqual([]);
});

it('an answer holds for a minute, or until the host sends new settings or the channel begins again', async () => {
  let [time, number] = [0, 0];
  const { of, forget, heard, frame } = await asked(
    () => ({ href: `${page}?${(number += 1)}` }),
    ['address'],
    () => time,
  );
  expect(await of(path)).toBe(`${page}?1`);
  time = 59_999;
  expect(await of(path)).toBe(`${page}?1`);
  time = 60_000;
  expect(await of(path)).toBe(`${page}?2`);
  forget();
  expect(await of(path)).toBe(`${page}?3`);
  expect(heard).toHaveLength(3);
  frame.close();
  expect(await of(path)).toBeNull();
});

it('ten answers are waited for at a time, two hundred kept', async () => {
  let answer: (() => void)[] = [];
  const { of, heard } = await asked(() => new Promise((resolve) => answer.push(() => resolve({ href: page }))));
  const all = Array.from({ length: 30 }, (_, n) => of(`/learn/courses/c${n}`));
  await vi.waitFor(() => expect(answer).toHaveLength(10));
  for (const say of answer) say();
  expect((await Promise.all(all)).filter((one) => one !== null)).toHaveLength(10);
  // Those that were not asked for are asked for when they are wanted again.
  answer = [];
  const again = of('/learn/courses/c29');
  await vi.waitFor(() => expect(answer).toHaveLength(1));
  answer[0]!();
  expect([await again, heard.length]).toEqual([page, 11]);
});

it('of two hundred and one places the first is asked for again', async () => {
  const heard: string[] = [];
  const end = {
    call: (_name: string, body: { readonly path: string }) => (heard.push(body.path), Promise.resolve({ href: page })),
    caps: () => ['address'],
    host: () => 'https://host.example',
    refuse: () => undefined,
    watch: () => () => undefined,
  };
  const { of } = hostAddresses(end as never);
  for (let n = 0; n < 201; n += 1) await of(`/learn/courses/c${n}`);
  await of('/learn/courses/c1');
  expect(heard).toHaveLength(201);
  await of('/learn/courses/c0');
  expect(heard).toHaveLength(202);
});
