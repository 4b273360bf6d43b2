// What a launch page sends when it closes (SCORM-11, SCORM-24): browsers take 64 KiB at once, and nothing of what is longer.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCommits, type CommitOf } from '../../../demo/launch/createCommits.ts';

const beacons: string[] = [];
const sent: string[] = [];
beforeEach(() => {
  beacons.length = 0;
  sent.length = 0;
  vi.stubGlobal('window', { addEventListener: () => undefined, setTimeout });
  vi.stubGlobal('navigator', {
    sendBeacon: (_address: string, body: Blob) => {
      if (body.size > 65_536) return false;
      void body.text().then((text) => beacons.push(text));
      return true;
    },
  });
  vi.stubGlobal('fetch', async (_address: string, { body }: { readonly body: string }) => {
    sent.push(body);
    return new Response('{}');
  });
});
afterEach(() => vi.unstubAllGlobals());

const commits = () => createCommits({ address: 'commit', onSaving: () => undefined, onEnding: () => undefined });
const long = 'x'.repeat(40_000);

it.each<[string, Partial<CommitOf>, Partial<CommitOf>]>([
  ['is sent whole where there is room', { sequencing: 'order' }, { values: { a: long, b: '2' }, sequencing: 'order' }],
  [
    'is sent without what the server has, where the order is long',
    { sequencing: 'o'.repeat(30_000) },
    { values: { b: '2' }, changes: true, sequencing: 'o'.repeat(30_000) },
  ],
  [
    'is sent without the order, where that alone is too long',
    { sequencing: 'o'.repeat(500_000) },
    { values: { b: '2' }, changes: true },
  ],
])('SCORM-24: the last word %s', async (_name, given, wanted) => {
  const own = commits();
  own.put({ item: 'one', values: { a: long } });
  await own.flush();
  own.leave();
  own.put({ item: 'one', values: { a: long, b: '2' }, ended: true, ...given });
  await expect
    .poll(() => beacons.map((one) => JSON.parse(one) as unknown))
    .toEqual([{ n: 2, item: 'one', ended: true, ...wanted }]);
});

it('SCORM-24: an order that the server does not take is left out, and the values are stored', async () => {
  const own = commits();
  own.put({ item: 'one', values: { a: '1' }, sequencing: 'o'.repeat(1_000_001) });
  await own.flush();
  own.put({ item: 'one', values: { a: '2' }, sequencing: 'o'.repeat(1_000_000) });
  await own.flush();
  expect(sent.map((one) => Object.keys(JSON.parse(one) as object))).toEqual([
    ['n', 'item', 'values'],
    ['n', 'item', 'values', 'sequencing'],
  ]);
});
