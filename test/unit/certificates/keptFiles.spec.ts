// Files of certificates are drawn once and kept while there is room (CERT-11).
import { expect, it } from 'vitest';
import { keptFiles } from '../../../demo/server/certificates/keptFiles.ts';
import { sampleFacts } from './sampleFacts.ts';

/** Draws files of ten bytes when it is told to, and notes which. */
function drawing(mostBytes = 1000) {
  const drawn: string[] = [];
  const waiting: (() => void)[] = [];
  const fileOf = keptFiles(async ({ number }, kind) => {
    drawn.push(`${number}.${kind}`);
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (number === 'broken') throw new Error('It cannot be drawn.');
    return Buffer.from(`${number}.${kind}`.padEnd(10));
  }, mostBytes);
  const ask = (number: string, kind: 'pdf' | 'png' = 'pdf') => fileOf(sampleFacts({ number }), kind);
  return { drawn, ask, go: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

it('many who ask at the same moment wait for one drawing; whoever asks later gets the same file', async () => {
  const { drawn, ask, go } = drawing();
  const all = Array.from({ length: 20 }, () => ask('a'));
  const picture = ask('a', 'png');
  go();
  const files = await Promise.all(all);
  expect(new Set(files).size).toBe(1);
  expect((await picture).etag).not.toBe(files[0]?.etag);
  expect(await ask('a')).toBe(files[0]);
  expect(drawn).toEqual(['a.pdf', 'a.png']);
});

it('those that were asked for longest ago make way', async () => {
  const { drawn, ask, go } = drawing(25);
  for (const number of ['a', 'b', 'a', 'c', 'a', 'b']) {
    const file = ask(number);
    go();
    await file;
  }
  // Two have room: c took that of b, and b that of c.
  expect(drawn).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'b.pdf']);
});

it('one that failed is drawn again when it is asked for again', async () => {
  const { drawn, ask, go } = drawing();
  for (const _ of [1, 2]) {
    const both = [ask('broken'), ask('broken')];
    go();
    for (const one of both) await expect(one).rejects.toThrow('cannot be drawn');
  }
  expect(drawn).toEqual(['broken.pdf', 'broken.pdf']);
});
