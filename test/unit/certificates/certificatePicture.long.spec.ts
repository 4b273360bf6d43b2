// The picture of a certificate, and the code on it (CERT-11).
import { describe, expect, it } from 'vitest';
import { renderCertificate } from '../../../demo/server/certificates/render/renderCertificate.ts';
import { readPng } from './readPng.ts';
import { sampleFacts } from './sampleFacts.ts';

const pngOf = async (more: Parameters<typeof sampleFacts>[0] = {}) =>
  (await renderCertificate(sampleFacts(more), ['png'])).png;

it('is 1600 wide as 1 to √2, opaque, with a white margin, below 200 kB', async () => {
  const file = await pngOf();
  const { width, height, pixels } = readPng(file);
  expect([width, height]).toEqual([1600, 1131]);
  expect(file.length).toBeLessThan(200_000);
  expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
});

describe.each([
  ['https://lms.example/learn/certificate/AGA-2026-7KQ2M4XW9PBT', 'en-US'],
  ['https://lms.example/learn/certificate/AGA-2026-7KQ2M4XW9PBT', 'ar'],
  [`http://127.0.0.1:3000/${'a-long-way/'.repeat(20)}learn/certificate/AGA-2026-7KQ2M4XW9PBT`, 'en-US'],
])('the code of %s on a sheet in %s', (publicUrl, language) => {
  it('leads there', async () => {
    expect(readPng(await pngOf({ publicUrl, language })).code).toBe(publicUrl);
  });
});

it('an address that no code can hold is refused', async () => {
  await expect(pngOf({ publicUrl: `https://lms.example/${'a'.repeat(4000)}` })).rejects.toThrow(RangeError);
});

it('both files come at once, for many who ask at the same moment', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => `AGA-2026-${at}`);
  const files = await Promise.all(
    numbers.map((number) =>
      renderCertificate(sampleFacts({ number, publicUrl: `https://lms.example/learn/certificate/${number}` })),
    ),
  );
  expect(files.map(({ png }) => readPng(png).code)).toEqual(
    numbers.map((number) => `https://lms.example/learn/certificate/${number}`),
  );
  for (const { pdf } of files) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
