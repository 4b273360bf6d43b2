import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { build } from '../../scripts/build/build.mjs';
import { chunkBytes, gzipBytes } from '../../scripts/bytes/chunkBytes.mjs';
import { startServer } from '../e2e/startServer.ts';
import { openBrowser, partnerCookies } from './browsers.ts';
import { mountLeaks } from './mountLeaks.ts';
import { byteRows, isOver, leakRows, loadRows, table } from './report.ts';
import { timeToCard } from './timeToCard.ts';

const CPU_SLOWDOWN = 4;
const LINE = { roundTripMs: 150, bitsPerSecond: 1_600_000 };

/** Numbers of the shipped files, from the disk alone. */
function fileBytes() {
  const folder = 'dist/embed/1';
  const { tags } = JSON.parse(readFileSync('dist/meta/embed.json', 'utf8')) as { tags: Record<string, string[]> };
  const texts = ['common', 'courses'].map((name) => `locales/en-US/${name}.json`);
  return [
    ...['lectern.js', ...(tags['lectern-courses'] ?? [])].map((name) => ({ name, ...chunkBytes(folder, name) })),
    ...texts.map((name) => ({ name, gzip: gzipBytes(readFileSync(join(folder, name))), parts: { texts: gzipBytes(readFileSync(join(folder, name))) } })),
  ];
}

/** All figures, printed as a table and written to `dist/bench.json`. Ends with 1 when one is over its limit. */
export async function main(runs: number): Promise<void> {
  await build(['server', 'embed', 'learn']);
  const server = await startServer();
  try {
    const loads = await timeToCard(server, { runs, cpuSlowdown: CPU_SLOWDOWN, line: LINE });
    const browser = await openBrowser();
    const leaks = await mountLeaks(browser, `${server.partner}/training`, await partnerCookies(browser, server.partner));
    await browser.close();
    const rows = [...byteRows(fileBytes()), ...loads.flatMap(loadRows), ...leakRows(leaks)];
    console.log(`Medians of ${runs} runs, cold, ${CPU_SLOWDOWN} times slower processor, ${LINE.roundTripMs} ms and ${LINE.bitsPerSecond / 1e6} Mbit/s:\n\n${table(rows)}\n`);
    for (const { page, chain } of loads) console.log(`Longest chain on ${page}:\n${chain.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
    const machine = { node: process.version, processors: cpus().length, processor: cpus()[0]?.model };
    writeFileSync('dist/bench.json', `${JSON.stringify({ made: new Date().toISOString(), machine, runs, cpuSlowdown: CPU_SLOWDOWN, line: LINE, rows, loads, leaks }, null, 2)}\n`);
    if (rows.some(isOver)) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
